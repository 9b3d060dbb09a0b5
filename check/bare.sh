#!/usr/bin/env bash
# Both commands of the README where nothing is installed: in a fresh Debian 12 with Node and npm, as an
# ordinary user, with empty caches, on a clone of HEAD. By hand and as root; takes half an hour and
# needs debootstrap. From the environment:
#
#   BARE_NODE, BARE_NPM    the Node program and npm's folder to bring in, otherwise this machine's own
#   BARE_MIRROR            where Debian's packages come from
#   PORT                   the shop's port, which is this machine's too
#   npm_config_…, NODE_EXTRA_CA_CERTS and the proxies' settings are handed in as they are
set -euo pipefail
cd "$(dirname "$0")/.."

node=$(readlink -f "${BARE_NODE:-$(command -v node)}")
npm=${BARE_NPM:-$(npm root --global)/npm}
room=$(mktemp -d /var/tmp/gastra-bare.XXXXXX)
debian=$room/debian
trap 'rm -rf "$room"' EXIT

say() { printf '\n== %s\n' "$*"; }

say "A Debian for $(git log -1 --format='%h %s')"
unshare --mount debootstrap --variant=minbase bookworm "$debian" \
  "${BARE_MIRROR:-http://deb.debian.org/debian}" >"$room/debootstrap.log" ||
  { tail "$room/debootstrap.log"; exit 1; }
install -D "$node" "$debian/usr/local/bin/node"
mkdir -p "$debian/usr/local/lib/node_modules"
cp -r "$npm" "$debian/usr/local/lib/node_modules/npm"
for tool in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$tool-cli.js" "$debian/usr/local/bin/$tool"
done
cp -L /etc/resolv.conf /etc/hosts "$debian/etc/"
chroot "$debian" useradd --create-home --shell /bin/bash visitor
for command in start test; do
  git clone --quiet --depth 1 "file://$PWD" "$debian/home/visitor/$command"
done
chroot "$debian" chown -R visitor:visitor /home/visitor

settings=(PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/visitor USER=visitor "PORT=${PORT:-3000}")
while IFS= read -r setting; do settings+=("$setting"); done < <(
  env | grep -iE '^(npm_config_[^=]*|https?_proxy|no_proxy)=' || true
)
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp -L "$NODE_EXTRA_CA_CERTS" "$debian/etc/certificates.pem"
  settings+=(NODE_EXTRA_CA_CERTS=/etc/certificates.pem)
fi

cat >"$debian/visit" <<'VISIT'
set -uo pipefail
as_visitor() { exec setpriv --reuid=visitor --regid=visitor --init-groups "$@"; }
left() {
  for process in /proc/[0-9]*; do
    [ "$(stat -c %U "$process" 2>/dev/null)" = visitor ] && tr '\0' ' ' <"$process/cmdline"
  done
}
failed=0
judge() { if [ "$1" = "$2" ]; then echo "-- yes: $3"; else echo "-- NO: $3 (it was: $1)"; failed=1; fi; }
versions="npm $( (as_visitor npm --version)) on Node $(node --version)"
installed() {
  cd "/home/visitor/$1"
  rm -rf /home/visitor/.npm
  SECONDS=0
  (as_visitor npm install)
  judge $? 0 "npm install, in $SECONDS s, by $versions"
}
answer() { node -e "fetch('http://localhost:$PORT$1').then(r => console.log(r.status), e => console.log(e.cause?.code))"; }

installed start
SECONDS=0
(as_visitor npm start) >/tmp/start.log 2>&1 &
npm=$!
until grep -q 'is open at' /tmp/start.log || ! kill -0 $npm 2>/dev/null || [ $SECONDS -gt 600 ]; do
  sleep 1
done
cat /tmp/start.log
judge "$(answer /) $(answer /menu) $(answer /health/ready)" '200 200 200' "npm start is open after $SECONDS s and answers"
kill -TERM $npm
wait $npm
judge $? 0 'npm ends well on SIGTERM'
judge "$(left)" '' 'no process is left behind'
judge "$(ls data/postgres/postmaster.pid 2>/dev/null)" '' 'the database was stopped'
judge "$(answer /)" ECONNREFUSED 'the port is free again'

installed test
SECONDS=0
(as_visitor npm test)
judge $? 0 "npm test, in $SECONDS s"
judge "$(left)" '' 'no process is left behind'
exit $failed
VISIT

say 'Its visitor follows the README'
unshare --mount --pid --fork --kill-child bash -euc '
  mount -t proc proc "$1/proc"
  mkdir -p "$1/dev/shm"
  mount -t tmpfs -o mode=1777 shm "$1/dev/shm"
  exec chroot "$1" env -i "${@:2}" bash /visit' bash "$debian" "${settings[@]}"
