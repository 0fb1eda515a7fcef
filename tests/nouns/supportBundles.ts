import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import { editingOne, type NounCases } from '../support/nounCases'

const bundle = idOf('support bundle seed 0')

const bundleId = idOf('support bundle seed 2')

export const cases: NounCases = {
  beside: { bundleId: idOf('support bundle seed 0') },
  at: {
    // Complete, with a comment.
    bundleId: { is: bundleId, named: shortId(bundleId) },
  },
  pages: { page: { title: `Support bundle ${shortId(bundleId)}` } },
  failing: [['supportBundleList', '/system/support-bundles', 'Could not load support bundles']],
  emptyInSmall: [['/system/support-bundles', 'No support bundles']],
  opensOver: [
    ['/system/support-bundles', shortId(bundle), 'Edit', false],
    [`/system/support-bundles/${bundle}`, 'Support bundle actions', 'Edit comment', true],
  ],
  edits: [editingOne(`/system/support-bundles/${bundleId}/edit`, { comment: 'Theirs' }, { comment: 'Mine' })],
}
