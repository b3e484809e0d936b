/** Positions for authors; fixtures.json keeps them short. */

import { fixture, type Short } from "../short";
import short from "./fixtures.json";

export const fixtures = (short as unknown as Short[]).map((one) => fixture(one));
