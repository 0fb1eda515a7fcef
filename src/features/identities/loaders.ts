import { builtInUsersApi } from '#store/api/resources/builtInUsers'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { load, type At } from '#features/routing/load'
import { allBuiltIn } from './allBuiltIn'

const { userBuiltinList, userBuiltinView } = builtInUsersApi.endpoints

export const providersLoader = load(identityProvidersApi.endpoints.identityProviders, () => ({}))
export const builtInUsersLoader = load(userBuiltinList, () => allBuiltIn)
export const builtInUserLoader = load(userBuiltinView, ({ builtIn }: At<'builtIn'>) => ({ user: builtIn }))
