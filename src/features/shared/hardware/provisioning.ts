import type { PhysicalDisk, SledPolicy } from '#store/api/generated/types'
import { wireWords } from '#model/case'

/** Whether a sled accepts new instances; undefined for one out of service. */
export const provisionPolicyOf = (policy: SledPolicy | PhysicalDisk['policy']) =>
  'provisionPolicy' in policy ? policy.provisionPolicy : undefined

/** "not provisionable", for the API's "non_provisionable". */
export const provisionWord = (policy: string) => wireWords(policy.replace(/^non_/, 'not '))
