import { idOf } from '#mirage/random'
import { goes, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { image: 'berth-golden' },
  pages: {
    list: { title: 'Project images' },
    byId: {
      at: { image: idOf('image tidewater-ops berth-planner berth-golden') },
      title: 'Image details: berth-golden',
      isPanel: true,
      leadsTo: `${planner}/images/berth-golden`,
    },
  },
  missing: [[`${planner}/images/gone`, 'image gone in berth-planner']],
  emptyInSmall: [['/projects/web/images', 'No images']],
  filters: [
    {
      path: `${planner}/images`,
      table: 'Project images',
      typed: 'boot',
      found: ['berth-golden'],
      facet: ['os', 'OS', 'quayside', 'quayside', 13],
    },
  ],
  viewerButtons: [['images', 'Upload image']],
  viewerMenus: [['images', 'berth-golden', ['Delete']]],
  commands: [
    {
      path: `${planner}/images?filter=rescue`,
      of: 'rescue',
      label: 'Promote',
      refused: /Silo image name already exists/,
    },
    goes(`${planner}/images`, 'nightly-08', 'Delete'),
  ],
}
