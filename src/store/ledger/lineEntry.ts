import type { RowPhase } from '#machines/interaction/batchMachine'
import type { BatchSubject } from '../eventLog/entry'
import type { Undo } from '../undo/place'
import type { Deletion } from '../kept/deletedRecords'
import type { Beginning, Line, Outcome } from './line'

/** The first entry of a line: it is kept before anything is sent. */
interface Intended extends Pick<Line, 'id' | 'page' | 'seq' | 'api'> {
  is: 'intended'
  what: Beginning
}

/** What becomes of a row of a batch. */
export type RowEnd = Exclude<RowPhase, 'waiting' | 'underWay' | 'lost'>

/**
 * The entries of a line, written where the act runs. Plain data.
 *
 * - `again`: what failed or was stopped is tried again;
 * - `sent`, `answered`: its request has left; the region has answered it, or there will be no answer (status null);
 * - `moved`: it goes on, has no news, or waits for the user;
 * - `over`: its attempt has failed, and its batch will say how it ends;
 * - `settled`, `unknown`: its end, or that its end is not known;
 * - `rowEnded`, `rowsEnded`, `extended`: of a batch;
 * - `undoRecorded`, `deletionRecorded`, `undone`: what the region's acceptance made known, and what followed.
 */
export type LineEntry = { at: number } & (
  | Intended
  | { is: 'again' }
  | { is: 'sent' }
  | { is: 'answered'; outcome: Outcome }
  | { is: 'moved'; to: 'moving' | 'stalled' | 'held'; outcome?: Outcome | undefined }
  | { is: 'over'; outcome?: Outcome | undefined }
  | {
      is: 'settled'
      as: 'done' | 'failed' | 'stopped' | 'gone'
      outcome?: Outcome | undefined
      /** When it came to its end, if that was earlier. */
      endedAt?: number | undefined
      isUnseen?: true | undefined
      /** The id that its subject has got, if it was created. */
      id?: string | undefined
      /** The name that its subject has got, if it is another one than at the beginning. */
      name?: string | undefined
    }
  | { is: 'unknown'; outcome?: Outcome | undefined }
  | { is: 'rowEnded'; row: BatchSubject; as: RowEnd }
  | { is: 'rowsEnded'; isUnseen?: true | undefined; outcome?: Outcome | undefined }
  | { is: 'extended'; total: number; left: readonly BatchSubject[] }
  | { is: 'undoRecorded'; undo: Undo }
  | { is: 'deletionRecorded'; deleted: Deletion }
  | { is: 'undone' }
)

/** An entry without its time. */
export type NewLineEntry = LineEntry extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'at'>
    : never
  : never
