import { useState } from 'react'
import { updateLifecycle, type ObservedUpdate, type UpdateState } from '#machines/lifecycle/updateLifecycle'
import type { ReleaseStatus } from '#model/olderFacts'
import { wireWords } from '#model/case'
import { dateOf } from '#model/dates'
import { fleetAdmin } from '#model/needs'
import { componentCounts, targetVersion } from '#model/release'
import { useHasFeature } from '#store/useRegionVersion'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { StateBadge } from '#ui/feedback/StateBadge'
import { Card } from '#ui/layout/Card'
import { PropertyList } from '#ui/tables/PropertyList'
import { AgeText } from '#ui/text/AgeText'
import { updateTone } from '#features/kit/lifecycle/regionTones'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { ComponentsByRelease } from './ComponentsByRelease'
import { FinishRecoveryDialog } from './FinishRecoveryDialog'
import { Link } from '#features/kit/routing/Link'
import { supportBundles } from '#features/system/support-bundles/noun'

function headline(status: ReleaseStatus): string {
  const { all, left } = componentCounts(status)
  const target = targetVersion(status)
  if (target === undefined) return `The region has ${all} components.`
  return left === 0
    ? `All ${all} components run ${target}.`
    : `${all - left} of ${all} components run ${target}.`
}

interface UpdateProgressProps {
  status: ObservedUpdate
  state: UpdateState
}

/** How far the update is: its state, since when the region takes no step, and the components by their release. */
export function UpdateProgress({ status, state }: UpdateProgressProps) {
  const isMoving = updateLifecycle.isTransitional(state)
  return (
    <Card title="Progress">
      {status.needsSupport && (
        <Notice tone="attention" title="The region needs support">
          The update does not go on, or a part of the region is not healthy. Contact support before you set
          another target release. They may ask for one of the{' '}
          <Link to={supportBundles.to.list()}>support bundles</Link>.
        </Notice>
      )}
      <StateNotice state={state} />
      <p>{headline(status)}</p>
      <PropertyList
        isWide="row"
        items={[
          {
            label: 'State',
            value: <StateBadge tone={updateTone(state)} label={wireWords(state)} moving={isMoving} />,
          },
          {
            label: 'Last step planned',
            value: <AgeText at={dateOf(status, 'timeLastStepPlanned')} ago />,
          },
          ...(isMoving || updateLifecycle.has(state, 'held')
            ? [{ label: 'Usual step', value: '20 s to 2 min; host image 10 to 13 min' }]
            : []),
        ]}
      />
      <ComponentsByRelease label="Progress" status={status} />
    </Card>
  )
}

/** The notices of the states that need the operator. */
const notices: { readonly [State in UpdateState]?: { title: string; body: string } } = {
  waiting: {
    title: 'The update waits',
    body: 'The region has planned no step for longer than a step usually takes.',
  },
  suspended: {
    title: 'The update is suspended',
    body: 'The region waits until a manual recovery of its software is finished.',
  },
}

/** The notice of a state, with the command that it allows. */
function StateNotice({ state }: Pick<UpdateProgressProps, 'state'>) {
  const notice = notices[state]
  const canFinish = useHasFeature('recoveryFinish') && updateLifecycle.can(state, 'command.finishRecovery')
  if (!notice) return null
  return (
    <Notice tone="attention" title={notice.title}>
      <p>{notice.body}</p>
      {canFinish && <FinishRecovery />}
    </Notice>
  )
}

/** The button that opens the dialog of the end of a recovery, also in quick actions. */
function FinishRecovery() {
  const [isOpen, setOpen] = useState(false)
  const disabledReason = useRoleReason()(fleetAdmin)
  const open = () => setOpen(true)
  usePaletteEntries(() => [{ label: 'Finish recovery', group: 'Actions', disabledReason, run: open }])
  return (
    <>
      <Button onClick={open} disabledReason={disabledReason}>
        Finish recovery
      </Button>
      {isOpen && <FinishRecoveryDialog onDismiss={() => setOpen(false)} />}
    </>
  )
}
