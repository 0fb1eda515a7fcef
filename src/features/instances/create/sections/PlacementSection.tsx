import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths'
import type { AntiAffinityGroup } from '../../../../store/api/generated/types'
import { Card } from '../../../../ui/Card'
import type { ChoiceStatus } from '../../../../ui/choices'
import { CheckListField } from '../../../shared/form/CheckListField'
import { RadioField } from '../../../shared/form/fields'
import type { CreateValues } from '../createValues'

const policies: readonly { value: CreateValues['restart']; label: string; detail: string }[] = [
  { value: 'default', label: 'Default', detail: 'As the region does it: it is restarted' },
  { value: 'best_effort', label: 'Best effort', detail: 'Restarted when it fails, at most once an hour' },
  { value: 'never', label: 'Never', detail: 'A failed instance waits for somebody' },
]

const effects: Record<AntiAffinityGroup['policy'], string> = {
  allow: 'Apart where possible',
  fail: 'Apart, or it does not start',
}

const HINT = 'Members of a group are kept on different sleds.'

/** Where the instance runs, and what happens when it fails. */
export const PlacementSection = memo(function PlacementSection({
  project,
  groups,
  status,
}: {
  project: string
  groups: readonly AntiAffinityGroup[]
  status: ChoiceStatus
}) {
  const items = useMemo(
    () =>
      groups.map(({ name, description, policy }) => ({
        value: name,
        label: name,
        detail: [effects[policy], description].filter(Boolean).join('. '),
      })),
    [groups],
  )
  return (
    <Card title="Placement and restart">
      <CheckListField
        name="groups"
        label="Anti-affinity groups"
        hint={HINT}
        noun="anti-affinity group"
        items={items}
        status={status}
        empty={
          <p>
            This project has none. <Link to={paths.affinity({ project })}>Affinity groups</Link>
          </p>
        }
      />
      <RadioField name="restart" label="Automatic restart" choices={policies} />
    </Card>
  )
})
