import { memo, useMemo } from 'react'
import { affinityGroups } from '#features/project/affinity/noun'
import type { AntiAffinityGroup } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { Link } from '#features/kit/routing/Link'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import { CheckListField } from '#features/kit/form/fields/CheckListField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import type { CreateValues } from '../createValues'
import { sectionTexts } from '../summary'

const fields = ['groups', 'restart'] as const

const policies: readonly { value: CreateValues['restart']; label: string; detail: string }[] = [
  { value: 'default', label: 'Default', detail: 'As the region decides: it is restarted' },
  { value: 'best_effort', label: 'Best effort', detail: 'Restarted when it fails, at most once an hour' },
  { value: 'never', label: 'Never', detail: 'A failed instance waits to be started' },
]

const effects: Record<AntiAffinityGroup['policy'], string> = {
  allow: 'Apart where possible',
  fail: 'Apart, or it does not start',
}

const HINT = 'Members of a group are kept on different sleds.'

/** Anti-affinity groups and the restart policy. */
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
    <FoldedSection title="Placement and restart" fields={fields} summaryOf={sectionTexts.placement}>
      <CheckListField
        name="groups"
        label="Anti-affinity groups"
        hint={HINT}
        noun="anti-affinity group"
        items={items}
        status={status}
        empty={
          <p>
            This project has none. <Link to={affinityGroups.to.list({ project })}>Affinity groups</Link>
          </p>
        }
      />
      <RadioField name="restart" label="Automatic restart" choices={policies} />
    </FoldedSection>
  )
})
