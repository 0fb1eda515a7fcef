import {
  editing,
  goes,
  describing,
  nameRequired,
  planner,
  plant,
  type NounCases,
  vpc,
} from '../support/nounCases'

export const cases: NounCases = {
  beside: { router: 'system' },
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
  forms: [
    {
      path: `${plant}/routers-new`,
      typed: { Name: 'dmz', Description: 'Between the two' },
      wrong: [nameRequired],
      refused: [[{ Name: 'system' }, 'name', /name already exists/]],
      notice: 'Router dmz created',
      shows: [`${plant}/routers`, 'Between the two'],
    },
    describing(`${plant}/routers/inland/edit`, `${plant}/routers`, 'system'),
  ],
  commands: [goes(`${plant}/routers`, 'inland', 'Delete', 'Delete inland?')],
  edits: [editing(`${plant}/routers/inland/edit`)],
}
