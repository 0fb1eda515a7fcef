import type { SeenResource } from '../model/seen'
import type { DebuggerView, ViewChange } from './debuggerView'

/**
 * The change of the view when the debugger opens beside a page: it follows the page's own resource, unless a person has
 * chosen a machine or a resource.
 *
 * @param preset the resource that an earlier opening has chosen
 * @param own the resource that the page is about, if the log has seen it
 */
export function openingChange(
  { chart, of }: Pick<DebuggerView, 'chart' | 'of'>,
  preset: string | undefined,
  own: Pick<SeenResource, 'kind' | 'id'> | undefined,
): ViewChange | undefined {
  const isFree = of === undefined ? chart === undefined : of === preset
  return isFree && own?.id !== of ? { chart: own?.kind, of: own?.id, state: undefined } : undefined
}
