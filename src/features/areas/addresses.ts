import { address } from '#features/kit/noun/address'

// The pages that the areas of operators and of settings open on. Every page has links to them, so they are apart from
// the other facts of their nouns, which come with the routes of those areas.

export const toSystem = address('/system/silos')
export const toSettings = address('/settings/profile')
