/** A hand at a ship: what it takes, pulls back and lets go. */

import type { Grip } from "../board/dragging.ts";
import type { Point } from "../board/point.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { Held, shotOf } from "./sling.ts";

/** A hand takes its ship; where one is about to be flicked, anywhere on the board will do. */
export function take(choosing: Choosing, touched: string): Grip | null {
  const ship = choosing.flicks ? choosing.picture.aiming : touched;
  if (!choosing.mayFlick(ship)) return null;
  const held = new Held();
  const aim = (by: Point) => {
    const shot = shotOf(by, choosing.picture.top_speed);
    choosing.pulling = shot !== null;
    if (shot) choosing.aimAt(ship, shot);
    return shot;
  };
  return {
    pull(by, { timeStamp }) {
      held.move(by, timeStamp);
      aim(by);
    },
    release({ pointerType, timeStamp }) {
      // A mouse button does not slip; a finger does.
      if (choosing.pulling && aim(held.released(pointerType === "mouse" ? -Infinity : timeStamp))) choosing.shoot();
      choosing.pulling = false;
    },
    cancel() {
      choosing.pulling = false;
    },
  };
}
