import { useCallback } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { instancesApi } from '#store/api/resources/instances'
import { subnetsApi } from '#store/api/resources/subnets'
import { utilizationApi } from '#store/api/resources/utilization'
import { countedNamesError, namesInShort, namesOf } from '#model/countedNames'
import { ALL_LIMIT } from '#model/paging'
import { useForm, useFormField } from '#features/kit/form/FormFields'
import styles from './CreateInstancePage.module.css'
import { typedAddresses } from './countedValues'
import type { CreateValues } from './createValues'
import { addressesError, fitText, type SubnetInUse } from './manyText'

const { vpcSubnetList, subnetInterfaces } = subnetsApi.endpoints

/** The subnets of typed addresses with the addresses in use; undefined while they are unknown. */
function useSubnetsInUse(project: string, values: CreateValues): readonly SubnetInUse[] | undefined {
  const typed = typedAddresses(values)
  const vpc = typed[0]?.vpcName
  const subnets = vpcSubnetList.useQuery(vpc ? { project, vpc, limit: ALL_LIMIT } : skipToken).currentData
  const wanted = (subnets?.items ?? []).filter(({ name }) =>
    typed.some(({ subnetName }) => subnetName === name),
  )
  const used = subnetInterfaces.useQuery(
    wanted.length > 0 ? { subnets: wanted.map(({ id }) => id) } : skipToken,
  ).currentData
  return subnets && wanted.map((subnet) => ({ ...subnet, interfaces: used?.[subnet.id] ?? [] }))
}

/** Keeps the form from being sent while a field has a problem that only the region's lists show. */
function useProblem(name: keyof CreateValues, problem: string | undefined) {
  const validate = useCallback(() => problem, [problem])
  useFormField({ name, validate })
}

/**
 * A preview of many instances: their names, their typed addresses, and how many fit into the quota. Names
 * and addresses that are in use are errors of their fields.
 */
export function ManyPreview({ project }: { project: string }) {
  const { values } = useForm<CreateValues>()
  const names = namesOf(values)
  const known = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT }).currentData
  const taken = new Set(known?.items.map(({ name }) => name))
  const nameProblem = values.name === '' ? undefined : countedNamesError(names, taken, 'instance')
  const typed = typedAddresses(values)
  const subnets = useSubnetsInUse(project, values)
  const addressProblem = subnets && addressesError(typed, subnets)
  useProblem('name', nameProblem)
  useProblem('nicList', addressProblem)
  const { data } = utilizationApi.endpoints.utilizationView.useQuery({})
  const lines = [
    values.name === '' ? undefined : `Creates ${namesInShort(names)}.`,
    ...typed.map(({ ips }) => `Addresses: ${namesInShort(ips)}.`),
    nameProblem && `${nameProblem}.`,
    addressProblem && `${addressProblem}.`,
    data && fitText(values, data),
    'Each has disks of its own. Keys, groups and user data are the same for all.',
  ]
  return (
    <p className={styles.note} role="status">
      {lines.filter(Boolean).join(' ')}
    </p>
  )
}
