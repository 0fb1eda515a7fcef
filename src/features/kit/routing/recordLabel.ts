import { shortId } from '#ui/text/truncated'
import type { Crumb } from './crumbs'

/**
 * The breadcrumb of a record whose address has its id: its name, or the short id while it is unknown.
 *
 * @param param the parameter of the address with the id
 * @param nameOf the name, in the record that the loader of the page returns
 */
export const recordLabel =
  <Answer>(param: string, nameOf: (record: Answer) => string): Exclude<Crumb['label'], string> =>
  (params, answer) =>
    answer ? nameOf(answer as Answer) : shortId(params[param] ?? '')
