import { help } from '#features/console/help/noun'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'

/** The help pages, at the foot of every sidebar. */
export const foot: NavBlock = { isFoot: true, group: 'Help', items: [linkTo(help)] }
