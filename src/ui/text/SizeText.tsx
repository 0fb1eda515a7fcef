import { splitBytes } from '../format/bytes'
import { Unit } from './Unit'

/** A size in bytes, in the largest unit that fits. */
export const SizeText = ({ bytes }: { bytes: number }) => <Unit {...splitBytes(bytes)} />
