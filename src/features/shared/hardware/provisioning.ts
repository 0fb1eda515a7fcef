import type { SledPolicy } from '#store/api/generated/types'

/** Whether a sled takes new instances; undefined for one that is out of service. */
export const provisionPolicyOf = (policy: SledPolicy) =>
  'provisionPolicy' in policy ? policy.provisionPolicy : undefined

/** "not provisionable": the word of the API is not English. */
export const provisionWord = (policy: string) => policy.replace(/^non_/, 'not ')
