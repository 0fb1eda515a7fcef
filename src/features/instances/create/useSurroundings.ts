import { useMemo } from 'react'
import { diskLifecycle } from '../../../machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '../../../machines/lifecycle/snapshotLifecycle'
import { affinityApi } from '../../../store/api/affinity'
import { disksApi } from '../../../store/api/disks'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import type { Disk, Image } from '../../../store/api/generated/types'
import { imagesApi } from '../../../store/api/images'
import { siloIpPoolsApi } from '../../../store/api/siloIpPools'
import { snapshotsApi } from '../../../store/api/snapshots'
import { sshKeysApi } from '../../../store/api/sshKeys'
import { vpcsApi } from '../../../store/api/vpcs'
import { isApiError } from '../../../store/model/apiError'
import { dateOf } from '../../../store/model/dates'
import { ALL_LIMIT, GIB } from '../../../store/model/limits'
import { formatBytes } from '../../../ui/format/bytes'
import { formatDateTime } from '../../../ui/format/dates'
import { choiceStatus } from '../../shared/form/choices'
import { imageDetail } from '../../shared/imageDetail'
import type { Surroundings } from './createSchema'
import type { Beginnings, BootSource, Source } from './createValues'

/** A source as a combobox shows it. */
export interface SourceChoice extends Source {
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
    detail: imageDetail(image),
  })

const isFree = ({ state }: Disk) => diskLifecycle.can(state.state, 'command.attach')

/** Whether the server could not answer, rather than would not. */
const isFailure = ({ error }: { error?: unknown }) =>
  error !== undefined && !(isApiError(error) && [403, 404].includes(error.statusCode))

const none: readonly never[] = []

/** The rows of a list; none where the list may not be seen, undefined while it is not known. */
const known = <Row>({ data, error }: { data?: { items: readonly Row[] } | undefined; error?: unknown }) =>
  data?.items ?? (error !== undefined && !isFailure({ error }) ? none : undefined)

const everything = { limit: ALL_LIMIT }
/**
 * All that a new instance may be made of and live with: the project's, the silo's and one's own. What one may not see,
 * such as the silo's images for somebody who is nobody in the silo, counts as not there.
 */
export function useSurroundings(project: string) {
  const inProject = { project, limit: ALL_LIMIT }
  const siloImages = imagesApi.endpoints.imageList.useQuery(everything)
  const projectImages = imagesApi.endpoints.imageList.useQuery(inProject)
  const snapshots = snapshotsApi.endpoints.snapshotList.useQuery(inProject)
  const disks = disksApi.endpoints.diskList.useQuery(inProject)
  const keys = sshKeysApi.endpoints.currentUserSshKeyList.useQuery(everything)
  const pools = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery(everything)
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
  const around = useMemo(
    (): Surroundings => ({
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
    known(siloImages),
    known(projectImages),
    known(keys),
    known(pools),
  ]
  const vpcCount = vpcs.data?.items.length
  const beginnings = useMemo(
    (): Beginnings => ({
      siloImages: ownSilo?.map(imageChoice('siloImage')),
      projectImages: ownProject?.map(imageChoice('projectImage')),
      sshKeys: ownKeys,
      defaultPool: ownPools && (ownPools.find(({ isDefault }) => isDefault)?.name ?? ''),
      hasVpc: vpcCount === undefined ? undefined : vpcCount > 0,
    }),
    [ownSilo, ownProject, ownKeys, ownPools, vpcCount],
  )
  const asked = [siloImages, projectImages, snapshots, disks, keys, pools, floatingIps, vpcs, groups]
  return {
    /** Something that can be chosen, or that the form begins with, is on its way. */
    isLoading: asked.some((query) => query.isLoading),
    beginnings,
    /** Lists that did not come: without them something cannot be chosen that may well be there. */
    failed: asked.filter(isFailure),
    /** How the lists of the pickers stand. */
    status: {
      siloImage: choiceStatus(siloImages),
      projectImage: choiceStatus(projectImages),
      snapshot: choiceStatus(snapshots),
      disk: choiceStatus(disks),
      key: choiceStatus(keys),
      pool: choiceStatus(pools),
      floatingIp: choiceStatus(floatingIps),
      group: choiceStatus(groups),
    },
    around,
    sources,
    freeDisks,
    keys: keys.data?.items ?? none,
    pools: pools.data?.items ?? none,
    floatingIps: floatingIps.data?.items ?? none,
    freeIps,
    /** Whether there is a network to be in; one that cannot be read may well be there. */
    hasVpc: vpcs.data?.items.length !== 0,
    groups: groups.data?.items ?? none,
  }
}

export type SurroundingsData = ReturnType<typeof useSurroundings>
