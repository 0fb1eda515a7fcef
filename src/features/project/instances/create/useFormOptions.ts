import { useMemo } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { affinityApi } from '#store/api/resources/affinity'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { Disk, Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { vpcsApi } from '#store/api/resources/vpcs'
import { isApiError } from '#model/apiError'
import { dateOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { GIB } from '#model/units'
import { formatBytes } from '#ui/format/bytes'
import { formatDateTime } from '#ui/format/formatDateTime'
import { defaultPoolOf } from '#features/kit/form/poolChoices'
import { saidAbove, type ChoiceStatus } from '#ui/forms/choiceStatusText'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { choiceStatus } from '#features/kit/form/choices'
import { imageSummary } from '#features/shared/image/imageSummary'
import type { FormConstraints } from './createSchema'
import type { InitialValuesInput, BootSource, BootDiskSource } from './createValues'
import { listLabels } from './fieldLabels'
import { allRead, type FormList } from './summary'

/** A source as a combobox option. */
export interface SourceChoice extends BootDiskSource {
  kind: Exclude<BootSource, 'disk'>
  detail: string
}

const sizeGiB = ({ size }: { size: number }) => Math.ceil(size / GIB)

const imageChoice =
  (kind: 'siloImage' | 'projectImage') =>
  (image: Image): SourceChoice => ({
    kind,
    id: image.id,
    name: image.name,
    sizeGiB: sizeGiB(image),
    detail: imageSummary(image),
  })

const isFree = ({ state }: Disk) => diskLifecycle.can(state.state, 'command.attach')

/** Whether the request failed, as opposed to a denied access. */
const isFailure = ({ error }: { error?: unknown }) =>
  error !== undefined && !(isApiError(error) && [403, 404].includes(error.statusCode))

/** The status of a list at its field. A notice above the fields says each failure. */
const fieldStatus = (query: QueryLike) =>
  isFailure(query) ? saidAbove(choiceStatus(query)) : choiceStatus(query)

const none: readonly never[] = []

/** The rows of a list; empty if the list is not visible, undefined while unknown. */
const loadedItems = <Row>({
  data,
  error,
}: {
  data?: { items: readonly Row[] } | undefined
  error?: unknown
}) => data?.items ?? (error !== undefined && !isFailure({ error }) ? none : undefined)

const everything = { limit: ALL_LIMIT }
/**
 * All options for a new instance: of the project, the silo and the user. Options that the user cannot see, such
 * as the silo's images without a role on the silo, count as absent.
 *
 * @param image the id of the image to boot from; empty for none
 */
export function useFormOptions(project: string, image: string) {
  const inProject = { project, limit: ALL_LIMIT }
  const siloImages = imagesApi.endpoints.imageList.useQuery(everything)
  const projectImages = imagesApi.endpoints.imageList.useQuery(inProject)
  const snapshots = snapshotsApi.endpoints.snapshotList.useQuery(inProject)
  const disks = disksApi.endpoints.diskList.useQuery(inProject)
  const keys = sshKeysApi.endpoints.currentUserSshKeyList.useQuery(everything)
  const pools = siloIpPoolsApi.endpoints.ipPoolList.useQuery(everything)
  const floatingIps = floatingIpsApi.endpoints.floatingIpList.useQuery(inProject)
  const vpcs = vpcsApi.endpoints.vpcList.useQuery(inProject)
  const groups = affinityApi.endpoints.antiAffinityGroupList.useQuery(inProject)

  const sources = useMemo(
    () => [
      ...(siloImages.data?.items ?? []).map(imageChoice('siloImage')),
      ...(projectImages.data?.items ?? []).map(imageChoice('projectImage')),
      ...(snapshots.data?.items ?? [])
        .filter(({ state }) => snapshotLifecycle.can(state, 'command.createDisk'))
        .map((snapshot): SourceChoice => ({
          kind: 'snapshot',
          id: snapshot.id,
          name: snapshot.name,
          sizeGiB: sizeGiB(snapshot),
          detail: `${formatDateTime(dateOf(snapshot, 'timeCreated'))}, ${formatBytes(snapshot.size)}`,
        })),
    ],
    [siloImages.data, projectImages.data, snapshots.data],
  )
  const allDisks = disks.data?.items ?? none
  const constraints = useMemo(
    (): FormConstraints => ({
      diskNames: new Set(allDisks.map(({ name }) => name)),
      sourceGiB: (id) => sources.find((source) => source.id === id)?.sizeGiB,
    }),
    [allDisks, sources],
  )
  const freeDisks = useMemo(() => allDisks.filter(isFree), [allDisks])
  const freeIps = useMemo(
    () => (floatingIps.data?.items ?? none).filter(({ instanceId }) => !instanceId),
    [floatingIps.data],
  )
  const [ownSilo, ownProject, ownKeys, ownPools] = [
    loadedItems(siloImages),
    loadedItems(projectImages),
    loadedItems(keys),
    loadedItems(pools),
  ]
  const vpcCount = vpcs.data?.items.length
  const initialInput = useMemo(
    (): InitialValuesInput => ({
      siloImages: ownSilo?.map(imageChoice('siloImage')),
      projectImages: ownProject?.map(imageChoice('projectImage')),
      sshKeys: ownKeys,
      defaultPool: ownPools && (defaultPoolOf(ownPools)?.name ?? ''),
      hasVpc: vpcCount === undefined ? undefined : vpcCount > 0,
      image,
    }),
    [ownSilo, ownProject, ownKeys, ownPools, vpcCount, image],
  )
  const queries = {
    siloImage: siloImages,
    projectImage: projectImages,
    snapshot: snapshots,
    disk: disks,
    key: keys,
    pool: pools,
    floatingIp: floatingIps,
    vpc: vpcs,
    group: groups,
  } satisfies Record<FormList, QueryLike>
  const lists = Object.keys(queries) as FormList[]
  const status = Object.fromEntries(lists.map((list) => [list, fieldStatus(queries[list])])) as Readonly<
    Record<FormList, ChoiceStatus>
  >
  const unread = lists.filter((list) => status[list].state === 'failed')
  return {
    /** An option or an initial value is loading. */
    isLoading: lists.some((list) => queries[list].isLoading),
    initialInput,
    /** Lists that failed: some existing options cannot be chosen. */
    failed: lists.map((list) => ({ ...queries[list], what: listLabels[list] })).filter(isFailure),
    /** The status of the pickers' lists: the notice of `failed` says their errors. */
    status,
    /** The same for the dialogs over the form, which cover that notice, and for the buttons that open them. */
    dialogStatus: { disk: choiceStatus(disks), floatingIp: choiceStatus(floatingIps) },
    unread: unread.length === 0 ? allRead : unread,
    constraints,
    sources,
    freeDisks,
    keys: keys.data?.items ?? none,
    pools: pools.data?.items ?? none,
    floatingIps: floatingIps.data?.items ?? none,
    freeIps,
    /** Whether there is a VPC; true if the list is not readable. */
    hasVpc: vpcs.data?.items.length !== 0,
    groups: groups.data?.items ?? none,
  }
}

export type FormOptions = ReturnType<typeof useFormOptions>
