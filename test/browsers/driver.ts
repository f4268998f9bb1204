/** What is asked of a browser, by the names that W3C WebDriver gives it over HTTP and Marionette. */
export const commands = {
  navigate: { path: 'url', marionette: 'WebDriver:Navigate' },
  back: { path: 'back', marionette: 'WebDriver:Back' },
  script: { path: 'execute/async', marionette: 'WebDriver:ExecuteAsyncScript' },
  timeouts: { path: 'timeouts', marionette: 'WebDriver:SetTimeouts' },
  resize: { path: 'window/rect', marionette: 'WebDriver:SetWindowRect' },
  screenshot: { path: 'screenshot', marionette: 'WebDriver:TakeScreenshot', isRead: true },
  windows: { path: 'window/handles', marionette: 'WebDriver:GetWindowHandles', isRead: true },
  enter: { path: 'window', marionette: 'WebDriver:SwitchToWindow' },
  actions: { path: 'actions', marionette: 'WebDriver:PerformActions' },
} satisfies Record<string, { path: string; marionette: string; isRead?: true }>

export type Command = keyof typeof commands

/** A browser that was started for a test, with one empty window. */
export type Driver = {
  name: 'Firefox' | 'WebKit'
  send(command: Command, body: object): Promise<unknown>
  end(): Promise<void>
}
