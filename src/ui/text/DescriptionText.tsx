import { EmptyCell } from '../tables/EmptyCell'
import { Truncate } from './Truncate'

/** A description in a table: one line, with the full text in a tooltip if truncated. */
export const DescriptionText = ({ text }: { text: string }) =>
  text === '' ? <EmptyCell /> : <Truncate text={text} />
