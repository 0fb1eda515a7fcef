import { ALL_LIMIT } from '../../store/model/limits'
import { usePaletteOpen } from '../app/palette/paletteStore'

/** A list's endpoint, as far as the palette needs it. */
interface ListEndpoint<Args, Row> {
  useQuery(args: Args, options: { skip: boolean }): { data?: { items: Row[] } | undefined }
}

/**
 * The rows the palette leads to: all of a list once the palette is open, not only those of the page in view.
 *
 * @param args the list's selectors
 * @param page what is in view, and stands in until the rest is there
 */
export function usePaletteRows<Args extends object, Row>(
  list: ListEndpoint<Args & { limit: number }, Row>,
  args: Args,
  page: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const all = list.useQuery({ ...args, limit: ALL_LIMIT }, { skip: !usePaletteOpen() })
  return all.data?.items ?? page
}
