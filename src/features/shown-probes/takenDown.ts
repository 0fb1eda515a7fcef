import { wordsOf } from '#features/kit/noun/noun'
import type { TakenDown } from '#features/take-down/exports/facts'
import { shownProbes } from './noun'

/** Shown probes, whose records are taken down as probes. */
export const takenDown: TakenDown = {
  shownProbe: { in: 'project', words: wordsOf(shownProbes), list: () => undefined },
}
