import type { AddressLotBlock, BgpAnnounceSetCreate } from '#store/api/generated/types'
import { announcementError, blockOfNetwork } from '#store/model/announcement'
import { linesError, linesOf } from '#store/model/lines'
import { checkedText, resourceDescription } from '#features/shared/form/rules'

/** The rules of what an announce set says. @param blocks of all address lots: each network lies in one */
export const announceSetRules = (blocks: readonly AddressLotBlock[]) => ({
  description: resourceDescription(),
  networks: checkedText('Networks', (text) => linesError(text, (line) => announcementError(line, blocks))),
})

interface AnnounceSetValues {
  name: string
  description: string
  /** One on each line. */
  networks: string
}

/** A set as the API takes it; each network with the block in which it begins. Rule: OPS-7. */
export const announceSetBody = (
  { name, description, networks }: AnnounceSetValues,
  blocks: readonly AddressLotBlock[],
): BgpAnnounceSetCreate => ({
  name,
  description,
  announcement: linesOf(networks).flatMap((network) => {
    const block = blockOfNetwork(network, blocks)
    return block ? [{ addressLotBlock: block.id, network }] : []
  }),
})
