import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'deleted',
  initialState: [] as string[],
  reducers: {
    /** Something was deleted here, by its id: pages about it have nothing to show any more. */
    resourceDeleted: (state, { payload }: PayloadAction<string>) => {
      state.push(payload)
    },
  },
})

export const { resourceDeleted } = slice.actions
export const deletedReducer = slice.reducer
