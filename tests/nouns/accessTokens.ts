import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import { goes, type NounCases } from '../support/nounCases'

const token = shortId(idOf('token marit soon'))

export const cases: NounCases = {
  failing: [['currentUserAccessTokenList', '/settings/access-tokens', 'Could not load access tokens']],
  menus: [['/settings/access-tokens', shortId(idOf('token marit far')), ['Copy ID', 'Delete']]],
  commands: [
    goes(
      '/settings/access-tokens',
      token,
      'Delete',
      'This cannot be undone. Programs that use the token stop working at once',
    ),
  ],
}
