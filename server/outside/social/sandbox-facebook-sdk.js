// What the shop uses of Facebook's SDK for the browser, played by its twin.
;(() => {
  const { src } = document.currentScript
  const base = new URL('..', src).href
  const locale = src.split('/').at(-2)
  let options = {}
  let token = null

  window.FB = {
    init(given) {
      options = given
    },

    login(done, { scope }) {
      const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
      const query = new URLSearchParams({ client_id: options.appId, scope, state, locale })
      const url = `${base}${options.version}/dialog/oauth?${query}`
      const popup = window.open(url, 'facebook', 'popup,width=500,height=680')
      const channel = new BroadcastChannel('sandbox-facebook')
      const look = setInterval(() => popup?.closed && end({}), 1000)
      const end = said => {
        clearInterval(look)
        channel.close()
        token = said.access_token ?? null
        const authResponse = token && { accessToken: token, userID: said.user_id }
        done({ authResponse, status: token ? 'connected' : 'unknown' })
      }
      channel.onmessage = ({ data }) => {
        const said = Object.fromEntries(new URLSearchParams(data))
        if (said.state === state) end(said)
      }
      if (!popup) end({})
    },

    api(path, parameters, done) {
      const query = new URLSearchParams({ ...parameters, access_token: token })
      fetch(`${base}${options.version}${path}?${query}`)
        .then(answer => answer.json())
        .then(done, error => done({ error: { message: String(error) } }))
    },
  }
  window.fbAsyncInit?.()
})()
