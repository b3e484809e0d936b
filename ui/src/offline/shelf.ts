/** Where the browser keeps the tables of whoever plays without a server: their actions, as JSON. */

const NAME = "chapterhouse";
const TABLES = "tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES);
  return done(request);
}

export class Shelf {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Shelf> {
    return new Shelf(await opened());
  }

  /** All that was put away, by the ids of tables. */
  async all(): Promise<Map<string, string>> {
    const tables = this.#database.transaction(TABLES).objectStore(TABLES);
    const [ids, texts] = await Promise.all([done(tables.getAllKeys()), done(tables.getAll())]);
    return new Map(ids.map((id, at) => [String(id), String(texts[at])]));
  }

  /** Keeps these tables alone: others were forgotten, and nobody has a key to them. */
  async keep(ids: string[]): Promise<void> {
    const all = await this.all();
    for (const id of all.keys()) if (!ids.includes(id)) await this.put(id);
  }

  /** Puts one away, or nothing any more; it is on the disk, as far as the browser knows, once this returns. */
  put(id: string, text?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.#database.transaction(TABLES, "readwrite", { durability: "strict" });
      const tables = writing.objectStore(TABLES);
      if (text === undefined) tables.delete(id);
      else tables.put(text, id);
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    });
  }
}
