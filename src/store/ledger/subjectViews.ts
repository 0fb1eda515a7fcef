import type {
  Disk,
  FloatingIp,
  Image,
  Instance,
  Project,
  RackMembershipStatus,
  Snapshot,
  SupportBundleInfo,
  Vpc,
} from '../api/generated/types'
import { disksApi } from '../api/resources/disks'
import { floatingIpsApi } from '../api/resources/floatingIps'
import { imagesApi } from '../api/resources/images'
import { instancesApi } from '../api/resources/instances'
import { projectsApi } from '../api/resources/projects'
import { rackMembershipApi } from '../api/resources/rackMemberships'
import { snapshotsApi } from '../api/resources/snapshots'
import { supportBundlesApi } from '../api/resources/supportBundles'
import { vpcsApi } from '../api/resources/vpcs'
import { parseFutureId } from '../commands/many'
import type { Kind } from '#model/nouns'
import { rackMembershipOf } from '#model/rackMembershipId'
import { diskKind } from '../observer/kinds/disk'
import { imageKind } from '../observer/kinds/image'
import { instanceKind } from '../observer/kinds/instance'
import { rackMembershipKind } from '../observer/kinds/rackMembership'
import { snapshotKind } from '../observer/kinds/snapshot'
import { supportBundleKind } from '../observer/kinds/supportBundle'
import type { ResourceKind } from '../observer/resourceKind'
import type { AppStore } from '../store'

// How the subject of a line is asked for.

/** An answer about a subject. */
export interface SubjectAnswer<Row = unknown> {
  data?: Row
  error?: unknown
}

/** Asks the region, whatever the page has in its cache. */
const ONCE = { subscribe: false, forceRefetch: true } as const

/** The call for one subject by its id, and its kind if it has states. */
export interface View<Row = unknown> {
  kind?: ResourceKind
  ask: (store: AppStore, id: string) => PromiseLike<SubjectAnswer<Row>>
}

const instances = instancesApi.endpoints

/** A view by id, or by project and name of a subject that did not exist when it was named. */
function selectorOf(id: string) {
  const future = parseFutureId(id)
  return future ? { of: future.name, project: future.project } : { of: id }
}

/** The records that the views of one thing by its id answer with, by kind. */
export interface Viewed {
  instance: Instance
  disk: Disk
  snapshot: Snapshot
  image: Image
  supportBundle: SupportBundleInfo
  rackMembership: RackMembershipStatus
  project: Project
  vpc: Vpc
  floatingIp: FloatingIp
}

/** The kinds that have a view of one thing by its id. */
export type ViewedKind = Extract<Kind, keyof Viewed>

/**
 * The views of subjects, by kind. The lines of a kind without one cannot be put right: it has no states, or its noun
 * says why in `tests/nouns`.
 */
export const subjectViews: { readonly [Name in ViewedKind]: View<Viewed[Name]> } = {
  instance: {
    kind: instanceKind,
    ask({ dispatch }, id) {
      const { of: instance, ...at } = selectorOf(id)
      return dispatch(instances.instanceView.initiate({ ...at, instance }, ONCE))
    },
  },
  disk: {
    kind: diskKind,
    ask({ dispatch }, id) {
      const { of: disk, ...at } = selectorOf(id)
      return dispatch(disksApi.endpoints.diskView.initiate({ ...at, disk }, ONCE))
    },
  },
  snapshot: {
    kind: snapshotKind,
    ask: ({ dispatch }, snapshot) =>
      dispatch(snapshotsApi.endpoints.snapshotView.initiate({ snapshot }, ONCE)),
  },
  image: {
    kind: imageKind,
    ask: ({ dispatch }, image) => dispatch(imagesApi.endpoints.imageView.initiate({ image }, ONCE)),
  },
  supportBundle: {
    kind: supportBundleKind,
    ask: ({ dispatch }, bundleId) =>
      dispatch(supportBundlesApi.endpoints.supportBundleView.initiate({ bundleId }, ONCE)),
  },
  rackMembership: {
    kind: rackMembershipKind,
    ask: ({ dispatch }, id) =>
      dispatch(rackMembershipApi.endpoints.rackMembershipStatus.initiate(rackMembershipOf(id), ONCE)),
  },
  project: {
    ask: ({ dispatch }, project) => dispatch(projectsApi.endpoints.projectView.initiate({ project }, ONCE)),
  },
  vpc: {
    ask: ({ dispatch }, vpc) => dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }, ONCE)),
  },
  floatingIp: {
    ask: ({ dispatch }, floatingIp) =>
      dispatch(floatingIpsApi.endpoints.floatingIpView.initiate({ floatingIp }, ONCE)),
  },
}
