import { goes, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
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
