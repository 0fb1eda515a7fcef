import { buttonClass, Button } from '#ui/actions/Button'
import { StateMark } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { AgeText } from '#ui/text/AgeText'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { needsOf } from '#store/commands/command'
import type { PlanStep } from '#store/commands/plan'
import { useAsked, useCommand } from '#store/hooks'
import { wireWords } from '#model/case'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { issues } from '../noun'
import type { Finding } from './finding'
import styles from './findingColumns.module.css'

interface CureCommandProps {
  step: PlanStep
  what: string
  /** The project whose roles the command needs, if any. */
  project: string | undefined
}

/** The command against a finding; disabled with the reason when the role or the state does not allow it. */
function RemedyCommand({ step: { command, record }, what, project }: CureCommandProps) {
  const dispatchCommand = useCommand()
  const asked = useAsked(command.subject(record).id)
  const reason = useRoleReason(project)(needsOf(command, record)) ?? command.why(record)
  return (
    <Button
      size="small"
      busy={asked === command.label}
      onClick={() => dispatchCommand(command, record)}
      disabledReason={reason}
    >
      {command.label}
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  )
}

/** The next step against a finding, if there is one. */
export function RemedyCell({ remedy, what, project }: Pick<Finding, 'remedy' | 'what' | 'project'>) {
  if (remedy === undefined) return <EmptyCell />
  return 'command' in remedy ? (
    <RemedyCommand step={remedy} what={what} project={project} />
  ) : (
    <Link to={remedy.to} className={buttonClass('secondary', 'small')}>
      {remedy.label}
      <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  )
}

const heads = headsOf(issues, { What: 28, Why: 'text', For: '6rem', 'Next step': '11rem' })

/** Columns of what needs attention. */
export const findingColumns = columnsOf<Finding>()(heads, {
  What: {
    id: 'what',
    cell: ({ tone, moving, state, what, copied = '', to }) => (
      <span className={styles.what}>
        <StateMark tone={tone} moving={moving} />
        <VisuallyHidden>{wireWords(state)}: </VisuallyHidden>
        <Link to={to}>
          {what.slice(0, what.length - copied.length)}
          {copied && <code>{copied}</code>}
        </Link>
      </span>
    ),
    sortValue: ({ what }) => what,
  },
  Why: { id: 'why', cell: ({ why }) => <span className={styles.why}>{why}</span> },
  For: {
    id: 'since',
    align: 'end',
    tip: 'How long it has been like this, if the region says so. For hardware: how long its record has been unchanged.',
    cell: ({ since }) => <AgeText at={since === undefined ? null : new Date(since)} />,
    sortValue: ({ since }) => since ?? Number.POSITIVE_INFINITY,
  },
  'Next step': {
    id: 'remedy',
    align: 'end',
    cell: (finding) => <RemedyCell {...finding} />,
  },
})

/** The columns of a table that stays in the order of weight. */
export const weightColumns = findingColumns.map(({ sortValue: _, ...column }) => column)
