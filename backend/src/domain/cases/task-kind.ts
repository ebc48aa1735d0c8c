import type { Backend } from '../../platform/backend';

/** States that a task may be in, and those that may follow each. */
export type TaskPath = Readonly<Record<number, readonly number[]>>;

/** A kind of task; the area that asks for it declares it. */
export interface TaskKind {
  /** Of `taskType`. */
  typeId: number;
  /** What is not in it is no task's of the kind. */
  path: TaskPath;
  /** What the history of a case calls its steps. */
  events: {
    asked: string;
    /** Of what can be taken back by whoever has asked. */
    withdrawn?: string;
    /** Of what the back office hands back. */
    returned?: string;
    /** A price exception is refused by it. */
    finished: string;
  };
}

/** The kinds of all areas. */
export interface TaskKinds {
  /** @throws Error for a type that no area has declared */
  of(typeId: number): TaskKind;
  /** Whether a task of the type may go from the one state to the other. */
  mayFollow(typeId: number, from: number, to: number): boolean;
}

/** What all areas have declared. */
export function taskKinds({ areas }: Pick<Backend, 'areas'>): TaskKinds {
  const kinds = areas.flatMap(({ tasks }) => tasks ?? []);
  const byType = new Map(kinds.map((kind) => [kind.typeId, kind]));
  return {
    of(typeId) {
      const kind = byType.get(typeId);
      if (kind === undefined) throw new Error(`no area has tasks of type ${typeId}`);
      return kind;
    },
    mayFollow: (typeId, from, to) => byType.get(typeId)?.path[from]?.includes(to) ?? false,
  };
}
