import { creating, planner, plant, updating, vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { router: 'inland' },
  missing: [
    [`${vpc}/routers/nowhere`, 'router nowhere in default'],
    [`${vpc}/routers/nowhere/edit`, 'router nowhere in default'],
  ],
  filters: [
    {
      path: `${vpc}/routers`,
      table: 'Routers',
      typed: 'kept by',
      found: ['system'],
      facet: ['kind', 'Kind', 'system', 'System', 1],
    },
  ],
  opensOver: [[`${planner}/vpcs/plant-floor/routers/system`, 'Router actions', 'Edit', false]],
  viewerButtons: [['vpcs/plant-floor/routers', 'Create router']],
  limitedMenus: [['vpcs/plant-floor/routers', 'inland']],
  sends: [
    creating(`${plant}/routers-new`, 'Create router'),
    updating(`${plant}/routers/inland/edit`, 'Edit router', 'Update router'),
  ],
}
