import type { DeviceAccessToken } from '#store/api/generated/types'
import { shortId } from '#ui/text/truncated'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { expiresColumn } from './expiresColumn'

const heads = headsOf(accessTokens, { ID: 'other', Created: 'date', Expires: 17 })

/** Columns of the user's access tokens. */
export const accessTokenColumns = columnsOf<DeviceAccessToken>()(heads, {
  ID: {
    id: 'id',
    tip: 'The ID of the record. Only the program knows the token itself.',
    // The row's menu copies the whole ID.
    cell: ({ id }) => <code>{shortId(id)}</code>,
  },
  Created: createdColumn,
  Expires: expiresColumn,
})
