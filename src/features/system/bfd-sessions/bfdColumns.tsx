import type { BfdStatus } from '#store/api/generated/types'
import { ipSortKey } from '#model/network/ipRange'
import { formatExact } from '#ui/format/numbers'
import { Link } from '#features/kit/routing/Link'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { bfdSessionResource } from './lifecycle'
import { bfdSessions } from './noun'
import { detectionMs, modeText } from './sessionText'

const heads = headsOf(bfdSessions, {
  Peer: 13,
  Switch: 'word',
  State: 'state',
  'Local address': 'word',
  Mode: 'word',
  'Detects after': 'figure',
})

/** Columns of BFD sessions. */
export const bfdColumns = columnsOf<BfdStatus>()(heads, {
  Peer: {
    id: 'peer',
    cell: ({ switchSlot: switchLocation, peer }) => (
      <Link to={bfdSessions.to.page({ switchLocation, peer })}>
        <code>{peer}</code>
      </Link>
    ),
    sortValue: ({ peer }) => ipSortKey(peer),
  },
  Switch: {
    id: 'switch',
    cell: (session) => session.switchSlot,
    sortValue: (session) => session.switchSlot,
  },
  State: {
    id: 'state',
    tip: 'Starting is Init, and disabled by peer is AdminDown, in the words of BFD',
    isPlain: true,
    cell: (session) => <StateButton resource={bfdSessionResource} row={session} />,
    sortValue: byState(bfdSessionResource),
  },
  'Local address': {
    id: 'local',
    hideBelow: 'narrowest',
    cell: ({ local }) => (local ? <code>{local}</code> : 'Any'),
  },
  Mode: { id: 'mode', cell: ({ mode }) => modeText(mode) },
  'Detects after': {
    id: 'detection',
    tip: 'Required receive interval × detection threshold',
    align: 'end',
    cell: (session) => `${formatExact(detectionMs(session))} ms`,
    sortValue: detectionMs,
  },
})
