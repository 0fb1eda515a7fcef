import { scriptRequest } from '#store/code/sentRequest'
import { systemUpdateRepositoryUpload } from '#store/api/generated/operations/systemUpdate'
import type { AppStore } from '#store/store'
import type { Code } from '#features/kit/code/code'

/** The request of an upload of a repository. */
export async function codeOfRepository(
  { regionVersion }: Pick<AppStore, 'regionVersion'>,
  file: File | null,
): Promise<Code> {
  const call = { operation: systemUpdateRepositoryUpload, args: { fileName: file?.name } }
  return { requests: [await scriptRequest(regionVersion, call, undefined)] }
}
