// The course of a game, and what its small games are played with, as they come.
import type { Course } from "../courses/course.ts";
import { loadTeacher, type Teacher } from "../courses/courses.ts";
import type PracticeBoard from "../courses/PracticeBoard.svelte";
import type { Variant } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";

type Board = typeof PracticeBoard;

export interface OpenedCourse {
  course: Course;
  PracticeBoard: Board;
}

/** Made while a component is; `game` may change. */
export class Courses {
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  #read = $state.raw<{ game: string; teacher: Teacher; PracticeBoard: Board }>();

  constructor(game: () => string) {
    $effect(() => {
      const wanted = game();
      return keepAsking(
        async () => {
          const [teacher, { default: PracticeBoard }] = await Promise.all([
            loadTeacher(wanted),
            import("../courses/PracticeBoard.svelte"),
          ]);
          if (wanted === game()) this.#read = { game: wanted, teacher, PracticeBoard };
        },
        (gone) => (this.away = gone),
      );
    });
  }

  /** Undefined until everything has loaded. */
  opened(variant: Variant): OpenedCourse | undefined {
    if (this.#read?.game !== variant.id) return undefined;
    const { teacher, PracticeBoard } = this.#read;
    return { course: teacher(variant), PracticeBoard };
  }
}
