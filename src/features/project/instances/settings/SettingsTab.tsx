import { useState, Suspense, useCallback, useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, InstanceAutoRestartPolicy } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { instancesApi } from '#store/api/resources/instances'
import { isApiError } from '#model/apiError'
import { dateOf } from '#model/dates'
import { projectCollaborator } from '#model/needs'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { useAppStore } from '#store/hooks'
import { useHasFeature } from '#store/useRegionVersion'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { Card } from '#ui/layout/Card'
import { lazyPart } from '#ui/lazyPart'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { useNow } from '#ui/text/useNow'
import { removeFromGroup } from '#features/shared/affinity/commands'
import { instanceGroupColumns } from '#features/shared/affinity/groupColumns'
import { mergeGroups, type KindedGroup } from '#features/shared/affinity/groupKinds'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { choiceStatus } from '#features/kit/form/choices'
import { codeOfSave } from '#features/kit/code/code'
import { ActWithCode } from '#features/kit/code/ShowCode'
import type { Save } from '#store/commands/saving'
import { useEdit } from '#features/kit/form/useEdit'
import { CardTable } from '#features/kit/list/CardTable'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useSaving } from '#features/kit/commands/useSaving'
import { useNotify } from '#features/kit/errors/useNotify'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { JumboCard } from './JumboCard'
import styles from './SettingsTab.module.css'
import { restartChangesAt, restartText } from '../exports/restartText'
import { restartPolicies, restartPolicyLabel, type RestartPolicy } from '../restartPolicies'

const policyBody = (policy: RestartPolicy) => ({ autoRestartPolicy: policy === 'default' ? null : policy })

const restartWords = {
  autoRestartPolicy: {
    label: 'Restart policy',
    none: restartPolicyLabel({}),
    text: (autoRestartPolicy: InstanceAutoRestartPolicy) => restartPolicyLabel({ autoRestartPolicy }),
  },
}

/** The restart policy of an instance, its cooldown and its last automatic restart. */
function AutoRestartCard({ instance }: { instance: Instance }) {
  const notify = useNotify()
  const store = useAppStore()
  const { log } = store
  const now = useNow((from) => restartChangesAt(instance, from))
  const { run, error, isSaving } = useSaving<Instance>()
  const edit = useEdit(restartWords)
  // With the policy that was there when it was picked.
  const [picked, setPicked] = useState<{ policy: RestartPolicy; was: RestartPolicy }>()
  const stored: RestartPolicy = instance.autoRestartPolicy ?? 'default'
  const choice = picked?.policy ?? stored
  const isKnown = restartPolicies.some(({ value }) => value === stored)
  const policies = isKnown ? restartPolicies : [...restartPolicies, { value: stored, label: stored }]
  const notAllowed = useRoleReason()(projectCollaborator)
  const reason = notAllowed ?? (choice === stored ? 'Nothing has been changed' : undefined)
  const restart = restartText(instance, now)
  const until = dateOf(instance, 'autoRestartCooldownExpiration')
  const last = dateOf(instance, 'timeLastAutoRestarted')

  const change = (send: Save) =>
    edit({ was: policyBody(picked?.was ?? stored), body: policyBody(choice) }, (next) =>
      send(instancesApi.endpoints.instanceUpdate, { instance: instance.id, ...next }),
    )
  async function save() {
    const saved = await run(change)
    // The error is shown; a question that was cancelled leaves the choice.
    if (!saved) return
    const { answer, line } = saved
    log.within(log.entryOf(answer) ?? null, () => notify(`Restart policy of ${instance.name} saved`, line))
    setPicked(undefined)
  }
  return (
    <Card title="Automatic restart">
      {isApiError(error) && <ErrorNotice isChange error={error} title="Could not save the restart policy" />}
      <PropertyList
        isWide="row"
        items={[
          ...(until
            ? [
                {
                  label: 'Cooldown until',
                  value: (
                    <>
                      <DateText at={until} />
                      {restart && ` (${restart})`}
                    </>
                  ),
                },
              ]
            : restart
              ? [{ label: 'Cooldown', value: restart }]
              : []),
          { label: 'Last restart', value: last ? <DateText at={last} /> : 'None yet' },
        ]}
      />
      <div className={styles.policy}>
        <Field
          label="Policy"
          hint="Whether the instance is started again after it failed. The default is the region's."
        >
          {(ids) => (
            <Select
              {...ids}
              name="policy"
              value={choice}
              options={policies}
              onChange={(value) => {
                const policy = policies.find((each) => each.value === value)?.value
                setPicked(policy && { policy, was: picked?.was ?? stored })
              }}
            />
          )}
        </Field>
      </div>
      <ActWithCode code={() => codeOfSave(store, change)} act="Save">
        <Button busy={isSaving} disabledReason={reason} onClick={() => void save()}>
          Save
        </Button>
      </ActWithCode>
    </Card>
  )
}

const AddToGroupDialog = lazyPart(async () => (await import('./AddToGroupDialog')).AddToGroupDialog)

const rowKey = ({ group }: KindedGroup) => group.id

/** The groups of an instance, of both kinds. It can be added while stopped, and removed in any state. */
function GroupsCard({ project, instance }: { project: string; instance: Instance }) {
  const { endpoints } = affinityApi
  const all = { project, limit: ALL_LIMIT }
  const own = { ...all, instance: instance.name }
  const ownAntiAffinity = endpoints.instanceAntiAffinityGroupList.useQuery(own)
  const ownAffinity = endpoints.instanceAffinityGroupList.useQuery(own)
  const antiAffinity = endpoints.antiAffinityGroupList.useQuery(all)
  const affinity = endpoints.affinityGroupList.useQuery(all)
  const mine = useMemo(
    () => mergeGroups(ownAntiAffinity.data, ownAffinity.data),
    [ownAntiAffinity.data, ownAffinity.data],
  )
  const groups = useMemo(
    () => mergeGroups(antiAffinity.data, affinity.data),
    [antiAffinity.data, affinity.data],
  )
  const others = useMemo(() => {
    const ids = new Set(mine?.map(rowKey))
    return groups?.filter(({ group }) => !ids.has(group.id))
  }, [groups, mine])
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => instanceGroupColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ kind, group }: KindedGroup) => [
      copyId(group.id, 'Copy group ID'),
      ...commandItems([removeFromGroup[kind]], { group, instance }),
    ],
    [commandItems, instance],
  )
  const notAllowed = useRoleReason()(projectCollaborator)
  const reason =
    notAllowed ??
    instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup') ??
    (groups?.length === 0 ? 'The project has no affinity groups' : undefined) ??
    (others?.length === 0 && !isCut(antiAffinity.data) && !isCut(affinity.data)
      ? 'This instance is in every group of the project'
      : undefined)
  return (
    <Card
      title="Affinity groups"
      actions={
        <>
          <LearnAbout topic="affinity" />
          <Button disabledReason={reason} onClick={() => setAdding(true)}>
            Add to group
          </Button>
        </>
      }
    >
      <CardTable
        label="Affinity groups"
        queries={[ownAntiAffinity, ownAffinity]}
        columns={columns}
        rows={mine}
        rowKey={rowKey}
        nameOf={({ group }) => group.name}
        menu={menu}
        empty={{
          title: 'Not in any group',
          body: 'A group keeps its instances on one sled, or on different ones.',
        }}
      />
      {adding && (
        <Suspense>
          <AddToGroupDialog
            instance={instance}
            groups={others ?? []}
            status={choiceStatus(ownAntiAffinity, ownAffinity, antiAffinity, affinity)}
            onDismiss={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** The settings of an instance: its groups, its restart policy and its jumbo frames. */
export function SettingsTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const hasJumboFrames = useHasFeature('jumboFrames')
  if (!instance) return null
  return (
    <>
      <GroupsCard project={at.project} instance={instance} />
      <AutoRestartCard key={instance.id} instance={instance} />
      {hasJumboFrames && <JumboCard instance={instance} />}
    </>
  )
}

const { instanceAntiAffinityGroupList, instanceAffinityGroupList, antiAffinityGroupList, affinityGroupList } =
  affinityApi.endpoints

const all = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })
const own = ({ project, instance }: At<'project' | 'instance'>) => ({ project, limit: ALL_LIMIT, instance })

/** The groups of the instance, and all groups of the project. */
export const loader = loadAll(
  load(instanceAntiAffinityGroupList, own),
  load(instanceAffinityGroupList, own),
  load(antiAffinityGroupList, all),
  load(affinityGroupList, all),
)
