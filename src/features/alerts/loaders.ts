import { alertsApi } from '#store/api/resources/alerts'
import {
  load,
  loadListed,
  loadPage,
  notFoundUnless,
  storeOf,
  type LoaderInput,
  type At,
} from '#features/routing/load'
import { pageArgs, readAddress } from '#features/shared/list/address'
import { NEWEST_FIRST } from '#features/shared/list/newestFirst'
import { allClasses } from './alertText'

const {
  alertClassList,
  alertReceiverList,
  alertReceiverView,
  alertDeliveryList,
  alertDeliveryFind,
  webhookSecretsList,
} = alertsApi.endpoints

export const receiversLoader = loadPage(alertReceiverList, () => ({}))
export const classesLoader = load(alertClassList, () => allClasses)
export const receiverLoader = loadListed(
  alertReceiverView,
  alertReceiverList,
  'receiver',
  ({ receiver }: At<'receiver'>) => ({
    receiver,
  }),
)
export const secretsLoader = load(webhookSecretsList, ({ receiver }: At<'receiver'>) => ({ receiver }))

/** The page that the address names; one behind a token that is refused still opens and says so. */
export const deliveriesLoader = (input: LoaderInput<At<'receiver'>>) => {
  const page = pageArgs(
    readAddress(new URL(input.request.url).search),
    storeOf(input).getState().preferences.pageSize,
  )
  if (page.pageToken) return null
  return load(alertDeliveryList, ({ receiver }: At<'receiver'>) => ({
    receiver,
    ...page,
    sortBy: NEWEST_FIRST,
  }))(input)
}

export const deliveryLoader = async (input: LoaderInput<At<'receiver' | 'deliveryId'>>) => {
  const found = await load(alertDeliveryFind, ({ receiver, deliveryId }: At<'receiver' | 'deliveryId'>) => ({
    receiver,
    deliveryId,
  }))(input)
  return input.isGuess ? null : notFoundUnless(found !== null)
}
