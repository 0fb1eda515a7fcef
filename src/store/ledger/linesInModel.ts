import { isInModel } from '../kept/keptModel'
import type { Line } from './line'

const isOlder = ({ undo, deleted }: Line) =>
  [undo, deleted].some((kept) => kept !== undefined && !isInModel(kept))

/**
 * Lines whose values are in the model of this console, as far as they can be converted. The code for it is loaded for lines
 * of another version alone; without it, they stay as they were kept.
 */
export async function linesInModel(lines: readonly Line[]): Promise<readonly Line[]> {
  if (!lines.some(isOlder)) return lines
  try {
    return await (await import('./convertLines')).convertLines(lines)
  } catch {
    return lines
  }
}
