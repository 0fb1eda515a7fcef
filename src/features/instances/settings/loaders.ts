import { affinityApi } from '../../../store/api/affinity'
import { ALL_LIMIT } from '../../../store/model/limits'
import { load, loadAll, type At } from '../../app/load'

const { instanceAntiAffinityGroupList, instanceAffinityGroupList, antiAffinityGroupList, affinityGroupList } =
  affinityApi.endpoints

const all = ({ project }: At) => ({ project, limit: ALL_LIMIT })
const own = ({ project, instance }: At) => ({ project, limit: ALL_LIMIT, instance })

/** The groups the instance is in, and those it could be in. */
export const settingsLoader = loadAll(
  load(instanceAntiAffinityGroupList, own),
  load(instanceAffinityGroupList, own),
  load(antiAffinityGroupList, all),
  load(affinityGroupList, all),
)
