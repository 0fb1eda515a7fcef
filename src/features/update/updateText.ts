import type { TargetRelease, TufRepoDescription, UpdatesTrustRoot } from '#store/api/generated/types'

/** The version of the target release; undefined while none is set. Rule: OPS-17. */
export const targetVersion = ({ releaseSource }: TargetRelease): string | undefined =>
  releaseSource.type === 'system_version' ? releaseSource.version : undefined

/** The name of a trust root for people: the API gives it an id only. */
export const trustRootName = ({ id }: Pick<UpdatesTrustRoot, 'id'>): string => `trust root ${id.slice(0, 8)}`

/** The bytes of all components of a repository. */
export const bytesOf = ({ artifacts }: TufRepoDescription): number =>
  artifacts.reduce((sum, { size }) => sum + size, 0)
