import { paths } from '#src/paths'
import type { BfdStatus } from '#store/api/generated/types'
import { ipSortKey } from '#store/model/ipRange'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'
import { StateButton } from '#features/shared/law/StateButton'
import { bfdSessionLaw } from './law'
import { detectionMs, modeNames } from './sessionText'

/** Columns of the BFD sessions. */
export const bfdColumns: readonly Column<BfdStatus>[] = [
  {
    id: 'peer',
    header: 'Peer',
    cell: ({ switch: switchLocation, peer }) => (
      <Link to={paths.bfdSession({ switchLocation, peer })}>{peer}</Link>
    ),
    sortValue: ({ peer }) => ipSortKey(peer),
  },
  {
    id: 'switch',
    header: 'Switch',
    cell: (session) => session.switch,
    sortValue: (session) => session.switch,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (session) => <StateButton law={bfdSessionLaw} row={session} />,
    sortValue: ({ state }) => state,
  },
  { id: 'local', header: 'Local address', hideBelow: 'medium', cell: ({ local }) => local ?? 'Any' },
  { id: 'mode', header: 'Mode', hideBelow: 'medium', cell: ({ mode }) => modeNames[mode] },
  {
    id: 'detection',
    header: 'Detects after',
    tip: 'Required receive interval × detection threshold',
    align: 'end',
    hideBelow: 'narrow',
    cell: (session) => `${detectionMs(session)} ms`,
    sortValue: detectionMs,
  },
]
