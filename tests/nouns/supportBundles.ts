import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import { type NounCases } from '../support/nounCases'

const bundle = idOf('support bundle seed 0')

export const cases: NounCases = {
  failing: [['supportBundleList', '/system/support-bundles', 'Could not load support bundles']],
  emptyInSmall: [['/system/support-bundles', 'No support bundles']],
  opensOver: [
    ['/system/support-bundles', shortId(bundle), 'Edit', false],
    [`/system/support-bundles/${bundle}`, 'Support bundle actions', 'Edit comment', true],
  ],
}
