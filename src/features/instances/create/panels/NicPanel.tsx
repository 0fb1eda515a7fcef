import { useMemo } from 'react'
import type { InstanceNetworkInterfaceCreate } from '#store/api/generated/types'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { freeName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { NewNicFields, useNewNicSchema } from '../../networking/NewNicFields'
import { newNicBody, nicDraft, type NewNicValues } from '../../networking/nicForm'

interface NicPanelProps {
  project: string
  /** The interfaces listed so far: they fix the VPC, and their subnets and names are taken. */
  listed: readonly InstanceNetworkInterfaceCreate[]
  onAdded: (nic: InstanceNetworkInterfaceCreate) => void
  onDismiss: () => void
}

/** Defines an interface for the new instance. Sends nothing. */
export function NicPanel({ project, listed, onAdded, onDismiss }: NicPanelProps) {
  const rules = useNewNicSchema(project)
  const schema = useMemo(() => {
    const names = new Set(listed.map(({ name }) => name))
    return rules.shape({ name: freeName(names, 'An interface of that name is listed already') })
  }, [listed, rules])
  const only = listed[0]?.vpcName
  const initial: NewNicValues = { name: '', description: '', vpcName: only ?? '', subnetName: '', ip: '' }
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const used = new Set(listed.map((nic) => nic.subnetName))
  return (
    <SidePanelForm
      title="Add network interface"
      submitLabel="Add network interface"
      schema={schema}
      initial={initial}
      draft={{ fields: nicDraft, variant: 'New network interface' }}
      send={async (values) => newNicBody(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NewNicFields
        project={project}
        vpcs={vpcs.currentData?.items.filter(({ name }) => only === undefined || name === only)}
        vpcStatus={choiceStatus(vpcs)}
        vpcHint={only && 'All interfaces of an instance are in one VPC'}
        isTaken={({ name }) => used.has(name)}
      />
    </SidePanelForm>
  )
}
