import Ticket from 'lucide-react/icons/ticket'
import { noun } from '#features/kit/noun/noun'

export const accessTokens = noun({
  kind: 'accessToken',
  one: 'access token',
  many: 'access tokens',
  paths: { list: '/settings/access-tokens' },
  sidebar: { icon: Ticket, goKey: 't' },
  help: ['access-tokens', 'device-login'],
})
