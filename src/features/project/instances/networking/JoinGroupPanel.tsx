import { useMemo } from 'react'
import type { IpVersion, MulticastGroup } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { load, loadAhead, loadAll, type At, type LoaderInput } from '#features/kit/routing/load'
import { requireFeature } from '#features/kit/routing/requireFeature'
import { useParam } from '#features/kit/routing/useParam'
import { AddedTexts } from '#features/kit/form/AddedTexts'
import { ableFirst, choiceStatus, type Choice } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useListDraft } from '#features/kit/form/useListDraft'
import {
  asksVersion,
  byChoices,
  emptyJoin,
  joinFieldErrors,
  joinRequest,
  joinSchema,
  sourceKindFor,
  sourcesListed,
  versionChoices,
  type JoinFacts,
  type JoinValues,
} from './joinForm'
import { networkInterfaces } from './noun'

const { multicastGroupList, instanceMulticastGroupList } = multicastApi.endpoints
const { ipPoolList } = siloIpPoolsApi.endpoints
const everything = { limit: ALL_LIMIT }
const none: readonly MulticastGroup[] = []

type InstanceAt = At<'project' | 'instance'>

const loadFacts = loadAll(
  load(multicastGroupList, () => everything),
  load(instanceMulticastGroupList, ({ project, instance }: InstanceAt) => ({
    project,
    instance,
    ...everything,
  })),
  loadAhead(ipPoolList, () => everything),
)

/** What the form checks by. @throws in a region without multicast groups */
export function loader(input: LoaderInput<InstanceAt>) {
  requireFeature(input, 'multicastGroups')
  return loadFacts(input)
}

/** The facts that the form reads: the groups of the region, those of the instance, and the pools of the silo. */
function useJoinFacts(at: { project: string; instance: string }) {
  const groups = multicastGroupList.useQuery(everything)
  const members = instanceMulticastGroupList.useQuery({ ...at, ...everything })
  const pools = ipPoolList.useQuery(everything)
  const facts = useMemo((): JoinFacts => {
    const ofMulticast = (pools.data?.items ?? []).filter(({ poolType }) => poolType === 'multicast')
    return {
      groups: groups.data?.items ?? none,
      joined: (members.data?.items ?? []).map(({ multicastIp }) => multicastIp),
      versions: [...new Set(ofMulticast.map(({ ipVersion }): IpVersion => ipVersion))],
    }
  }, [groups.data, members.data, pools.data])
  return { facts, groups: groups.data?.items ?? none, status: choiceStatus(groups, members) }
}

/** Lets an instance join a multicast group: one of the region, or a new one. Rules: MCAST-1, MCAST-4. */
export function JoinGroupPanel() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const { facts, groups, status } = useJoinFacts(at)
  const schema = useMemo(() => joinSchema(facts), [facts])
  if (!instance) return null
  return (
    <SidePanelForm
      title={networkInterfaces.panels.joinGroup}
      needs={projectCollaborator}
      schema={schema}
      initial={emptyJoin(groups.length > 0)}
      draft={{ fields: ['by', 'group', 'address', 'name', 'ipVersion', 'sources', 'draft'] }}
      send={(values, { save }) =>
        save(multicastApi.endpoints.instanceMulticastGroupJoin, {
          instance: instance.id,
          ...joinRequest(values, facts),
        })
      }
      saved={({ multicastIp }) => `${instance.name} joins ${multicastIp}`}
      back={networkInterfaces.to.list(at)}
      fieldErrorsFrom={joinFieldErrors}
    >
      <RadioField name="by" label="Group" choices={byChoices} />
      <GroupField groups={groups} facts={facts} status={status} />
      <SourcesField facts={facts} />
    </SidePanelForm>
  )
}

interface GroupFieldProps {
  groups: readonly MulticastGroup[]
  facts: JoinFacts
  status: ChoiceStatus
}

/** The field of the group, by the way in which it is named. */
function GroupField({ groups, facts, status }: GroupFieldProps) {
  const { values } = useForm<JoinValues>()
  const choices = useMemo(() => {
    const reasonOf = ({ multicastIp, state }: MulticastGroup) => {
      if (facts.joined.includes(multicastIp)) return 'The instance is in it'
      return multicastGroupLifecycle.next(state, 'report.gone') === undefined
        ? undefined
        : 'It is about to be deleted'
    }
    const choiceOf = (group: MulticastGroup): Choice => {
      const { id, name, multicastIp, description } = group
      const disabledReason = reasonOf(group)
      const choice = { value: id, label: name, detail: [multicastIp, description].filter(Boolean).join(', ') }
      return disabledReason ? { ...choice, disabledReason } : choice
    }
    return groups.map(choiceOf).sort(ableFirst)
  }, [groups, facts])
  if (values.by === 'address')
    return (
      <TextField
        name="address"
        label="Address"
        hint="One of a multicast pool of the silo, such as 239.1.0.10"
      />
    )
  if (values.by === 'name')
    return (
      <>
        <TextField name="name" label="Name" />
        {asksVersion(values, facts) && (
          <RadioField name="ipVersion" label="IP version" choices={versionChoices} />
        )}
      </>
    )
  return (
    <ChoiceField
      name="group"
      label="Multicast group"
      noun="multicast group"
      empty="The region has no multicast groups"
      status={status}
      choices={choices}
    />
  )
}

/** The sources, added one at a time. Each is checked against the address of the group. */
function SourcesField({ facts }: { facts: JoinFacts }) {
  const { values, errors, setValues } = useForm<JoinValues>()
  const kind = useMemo(() => sourceKindFor(values, facts), [values, facts])
  const list = useListDraft({
    ...sourcesListed(values),
    kind,
    submitError: errors.draft,
    onChange: (next) => void setValues({ ...values, draft: next.draft, sources: next.items }),
  })
  return (
    <AddedTexts
      list={list}
      name="draft"
      title="Sources"
      note="The instance takes packets from these addresses only; without any, from everywhere."
      addLabel="Add source"
      emptyReason="Enter an address first"
      label="Source"
      hint="An address of the same IP version as the group"
    />
  )
}
