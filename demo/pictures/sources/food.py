"""Procedural ingredients. Each returns mesh prototypes (several variants) - instanced by the composer."""
from core import *
import core

# ---------- grains (tiny, instanced by thousands)
def m_rice(): return mat('rice', '#ecdcb8', '#f6ebcf', nscale=3, rough=.4, val=.07, coat=.15, sss=.15)
def rice():
    def f():
        V, F = blob((.044*R.uniform(.85, 1.1), .0105, .0100), 2.3, 5)
        V[:, 2] += .008*np.cos(V[:, 0]/.044*1.5)*R.uniform(.1, .8)
        return mesh('rice', V, F, material=m_rice())
    return protos('rice', 5, f)
def brownrice():
    m = mat('brice', '#b98a55', '#d9b684', nscale=9, rough=.45, val=.15)
    return protos('brice', 4, lambda: mesh('brice', *blob((.046*R.uniform(.85, 1.1), .0145, .0138), 2.3, 5), material=m))
def quinoa(tri=False):
    def f(col, c2):
        m = mat('q'+col, col, c2, nscale=14, rough=.4, val=.14)
        V, F = blob((.016, .016, .011), 2.0, 4, .04, 30)
        a = np.linspace(-.4, 4.6, 9); pts = np.stack([.0168*np.cos(a), .0168*np.sin(a), .003+.0*a], 1)
        t = tube(pts, .0028, 4)
        V2, F2, _ = join([(V, F, np.zeros((len(V), 3))), (t[0], t[1], np.zeros((len(t[0]), 3)))])
        return mesh('quinoa', V2, F2, material=m)
    cols = [('#e3cb98', '#f3e4c0')]*4+([('#8e3f2a', '#a85a3c'), ('#3a2a22', '#54403a')] if tri else [('#d2b47a', '#ecd9aa'), ('#a4623e', '#b87a52')])
    key = 'quinoa%d' % tri
    if key not in core._protos: core._protos[key] = [f(*c) for c in cols]
    return core._protos[key]
def lentil(col='#6a4a2c', c2='#8a6a3a'):
    m = mat('lentil'+col, col, c2, nscale=8, rough=.3, spec=.5, val=.28, hue=.012, bump=.05)
    return protos('lentil'+col, 4, lambda: mesh('lentil', *blob((.034*R.uniform(.9, 1.1), .034*R.uniform(.9, 1.1), .015), 2.0, 6, .03, 20), material=m))
def bulgur():
    m = mat('bulgur', '#c08a45', '#dcae6a', nscale=12, rough=.5, val=.15)
    return protos('bulgur', 5, lambda: mesh('bulgur', *blob((.0215, .016, .0145), 2.6, 4, .22, 24), material=m))
def orzo():
    m = mat('orzo', '#edcf95', '#f6e3ba', nscale=4, rough=.36, sss=.25, val=.06, coat=.2)
    return protos('orzo', 4, lambda: mesh('orzo', *blob((.070, .021, .020), 2.0, 6), material=m))
def chickpea():
    m = mat('chickpea', '#c98f44', '#dfb06a', nscale=9, rough=.42, bump=.12, bscale=30, sss=.12, val=.08, coat=.15)
    def f():
        V, F = blob((.072, .066, .064), 2.0, 12, .05, 14)
        beak = np.exp(-((V[:, 0]-.07)**2+V[:, 1]**2+V[:, 2]**2)/.0009); V[:, 0] += .03*beak
        V[:, 2] -= .012*np.exp(-(V[:, 1]/.012)**2)*(V[:, 2] > 0)*(V[:, 0] > -.02)
        return mesh('chickpea', V, F, material=m)
    return protos('chickpea', 4, f)
def bean(col='#5a1f1a', c2='#7a2f25', size=1.0):
    m = mat('bean'+col, col, c2, nscale=10, rough=.22, coat=.4, val=.15)
    def f():
        V, F = blob((.105*size, .058*size, .05*size), 2.1, 12, .03, 10)
        V[:, 1] += .030*size*np.cos(V[:, 0]/(.105*size)*1.6)
        return mesh('bean', V, F, material=m)
    return protos('bean'+col, 3, f)
def pea(col='#4f8f2c'):
    m = mat('pea'+col, col, '#7fb548', nscale=6, rough=.3, sss=.12, val=.1, coat=.25)
    return protos('pea'+col, 3, lambda: mesh('pea', *blob((.058, .056, .055), 2.0, 10, .05, 12), material=m))

# ---------- protein
def sliced(kind='chicken'):
    """slices of grilled fillet, standing profile in XZ, thickness along Y"""
    pal = dict(chicken=('#ecd3a8', '#d8aa70', '#a8642a', '#1f0c04'), turkey=('#efd9bf', '#ddb58a', '#c58d4a', '#7a4418'), beef=('#b4524a', '#7d3a2c', '#4d2617', '#1f100a'), pork=('#e6c4a4', '#d3a075', '#b06d35', '#5a2a10'))[kind]
    face, face2, crust, char = [lin(c) for c in pal]
    m = mat('slice'+kind, vcol=True, rough=.34, spec=.5, sss=.08, sss_r=(.05, .025, .015), bump=.75, bscale=24, bdetail=10, coat=.30, detail=(30, .62, 1.22))
    def f(k):
        W = .40*(1-.16*abs(k-2.2)/2.5+R.uniform(-.03, .03)); H = .185*R.uniform(.9, 1.08)*(1-.10*abs(k-2)/3); T = .098*R.uniform(.9, 1.15)
        nt = 132; th = np.linspace(0, 2*np.pi, nt, endpoint=False)
        c, s = np.cos(th), np.sin(th)
        pe = 2.6
        r = 1/((np.abs(c)**pe+np.abs(s)**pe)**(1/pe))
        ox = r*c*W; oz = np.where(s > 0, r*s*H*1.15, r*s*H*.55)
        se = R.uniform(0, 50)
        n = np.array([mn.noise(Vector((a*4, b*6, se))) for a, b in zip(ox, oz)]); ox = ox*(1+.09*n); oz = oz*(1+.14*n)-.05*(ox/W)*H*1.6
        V, C, F = [], [], []
        rs = [0, .14, .28, .4, .5, .6, .69, .77, .84, .90, .94, .97, .988]
        ys = [-T, -T*.94, -T*.8, -T*.6, -T*.4, -T*.2, 0, T*.2, T*.4, T*.6, T*.8, T*.94, T]
        def facecol(x, z, rr):
            fib = mn.noise(Vector((x*9, z*26, se)))*.5+.5
            fib2 = mn.noise(Vector((x*30, z*60, se+5)))*.5+.5
            base = lerp(face, face2, .10+.95*fib*fib2+.45*sstep(.68, .97, rr))
            if kind == 'beef': base = lerp(lin('#b85a52'), lin('#6f3a2a'), sstep(.45, .95, rr+.15*fib))*(.8+.4*fib2)
            return lerp(base, crust*.8, sstep(.90, .985, rr+.03*(fib-.5))*.95)
        off = 0; idx = {}
        for side, y in ((0, -T), (1, T)):
            for ri, rr in enumerate(rs):
                for i in range(nt if ri else 1):
                    x, z = ox[i]*rr, oz[i]*rr
                    bul = .014*(1-rr**2)*(1 if side else -1)+.016*mn.noise(Vector((x*10, z*30, se+side*9)))+.008*mn.noise(Vector((x*26, z*60, se+side*9)))
                    idx[(side, ri, i)] = len(V); V.append((x, y+bul, z)); C.append(facecol(x, z, rr))
        gk = R.uniform(0, 1)
        for yi, y in enumerate(ys):
            for i in range(nt):
                bulge = 1.0 - (.045 if yi in (0, len(ys)-1) else .012 if yi in (1, len(ys)-2) else 0)
                x, z = ox[i]*bulge, oz[i]*bulge
                idx[('s', yi, i)] = len(V); V.append((x, y, z))
                n1 = mn.fractal(Vector((x*5, y*5, z*5+se)), 1, 2, 3)*.5+.5
                top = sstep(.0, .6, s[i])
                n2 = mn.noise(Vector((x*16, y*16, z*16+se)))*.5+.5; hi = lin('#d9a25a') if kind != 'beef' else lin('#7a4426'); col = lerp(lerp(hi, crust, n2), crust*.40, sstep(.42, .72, n1))
                g = abs(((x*1.0+y*.75)*4.3+gk) % 1-.5)*2      # grill bands
                col = lerp(col, char*2.6, sstep(.55, .9, n1)*top*.3); col = lerp(col, char, sstep(.60, .76, g+.5*(n1-.5)+.16*(n2-.5))*top*.93)
                C.append(col)
        for side in (0, 1):
            for ri in range(len(rs)-1):
                for i in range(nt):
                    j = (i+1) % nt
                    q = [idx[(side, 0, 0)], idx[(side, 1, i)], idx[(side, 1, j)]] if ri == 0 else [idx[(side, ri, i)], idx[(side, ri+1, i)], idx[(side, ri+1, j)], idx[(side, ri, j)]]
                    F.append(q if side == 0 else q[::-1])
            yi = 0 if side == 0 else len(ys)-1
            for i in range(nt):
                j = (i+1) % nt; q = [idx[(side, len(rs)-1, i)], idx[('s', yi, i)], idx[('s', yi, j)], idx[(side, len(rs)-1, j)]]
                F.append(q if side == 0 else q[::-1])
        for yi in range(len(ys)-1):
            for i in range(nt):
                j = (i+1) % nt; F.append([idx[('s', yi, i)], idx[('s', yi+1, i)], idx[('s', yi+1, j)], idx[('s', yi, j)]])
        return mesh('slice', V, F, C, material=m)
    key = 'sl'+kind
    if key not in core._protos: core._protos[key] = [f(k) for k in range(6)]
    return core._protos[key]

def fillet(kind='salmon'):
    """whole fish/chicken fillet lying flat, x long"""
    pal = dict(salmon=('#ee7d4a', '#f9c9a4', '#a3521f'), white=('#f4e6cf', '#fff8ea', '#c08a45'), bass=('#dcbb86', '#f2dfba', '#8a4a16'), chicken=('#d39a50', '#e7c083', '#5a2a10'), steak=('#5d2f1c', '#7a4630', '#22110a'))[kind]
    base, line, sear = [lin(c) for c in pal]
    m = mat('fillet'+kind, detail=(24, .86, 1.10), vcol=True, rough=.36, spec=.5, sss=.18 if kind in ('salmon', 'white', 'bass') else .06, sss_r=(.09, .035, .02), bump=.22, bscale=30, bdetail=6, coat=.35)
    def f():
        V, F = blob((.60, .33, .155), 3.4, 56, .05, 1.6)
        se = R.uniform(0, 50); x, y, z = V.T
        V[:, 1] *= 1-.22*sstep(0, 1, x/.6); V[:, 2] += .05*np.exp(-(y/.22)**2)*(z > 0)-.05*sstep(.1, .6, x)*(z > 0)
        x, y, z = V.T
        warp = np.array([mn.noise(Vector((a*3, b*3, se))) for a, b in zip(x, y)])
        u = (x*1.0+1.9*np.abs(y)**1.25*np.sign(1)+.10*warp)*8.2
        fr = np.abs((u % 1)-.5)*2      # 1 at the line
        ln = sstep(.70, .97, fr) if kind in ('salmon', 'white', 'bass') else np.zeros_like(x)
        V[:, 2] -= .020*ln*(z > 0)
        n1 = nz(V, 5, se, 3)*.5+.5; n2 = nz(V, 14, se+3, 2)*.5+.5
        col = lerp(base*1.02, base*.78, n2)
        col = lerp(col, line, ln*.75) if kind != 'chicken' else col
        top = sstep(.02, .12, z); edge = sstep(.72, 1.0, (np.abs(x/.6)**3+np.abs(y/.33)**3))
        se_amt = np.clip(sstep(.46, .80, n1*.8+edge*.30)*top*.75+edge*.2*top, 0, .9)
        if kind == 'salmon': se_amt *= .80
        if kind == 'bass': se_amt = np.clip(se_amt*1.5+.10*top, 0, .92)
        col = lerp(col, sear, se_amt)
        if kind in ('chicken', 'steak'):
            g = np.abs(((x*.8+y*.9)*3.6) % 1-.5)*2; col = lerp(col, lin('#2c1408'), sstep(.62, .86, g+.3*(n1-.5))*sstep(.05, .13, z)*.92)
        return mesh('fillet', V, F, col, material=m)
    return protos('fillet'+kind, 2, f)


def shrimp():
    m = mat('shrimp', vcol=True, rough=.3, sss=.25, sss_r=(.08, .04, .03), coat=.35, bump=.1, bscale=30)
    def f():
        n = 44; a = np.linspace(-.5, 4.0, n); rr = .155+.018*np.cos(a)
        pts = np.stack([rr*np.cos(a), rr*np.sin(a), np.zeros(n)], 1)
        t = np.linspace(0, 1, n); rad = .078*(1-.62*t**1.5)*np.sqrt(np.clip(t*9, .2, 1)); rad = rad*(1+.07*np.abs(np.sin(t*np.pi*6)))
        V, F = tube(pts, rad, 18); C = []
        for i in range(n):
            for j in range(18):
                out = math.cos(2*math.pi*j/18)
                b = .5+.5*math.sin(t[i]*np.pi*12)
                C.append(lerp(lin('#f9d9c0'), lin('#ea5f26'), np.clip(.42+.55*b*.8+.35*mn.noise(Vector((i*.3, j*.5, 1))), 0, 1)))
        # tail fan
        e = pts[-1]; T = pts[-1]-pts[-2]; T /= np.linalg.norm(T); parts = [(V, F, np.array(C))]
        for s in (-1, 1, 0):
            Vt, Ft = blob((.085, .030, .010), 2, 8); rot = math.atan2(T[1], T[0])+s*.45
            Vt = xf(Vt+np.array([.075, 0, 0]), e, (0, s*.1, rot)); parts.append((Vt, Ft, np.tile(lin('#d9501f'), (len(Vt), 1))))
        return mesh('shrimp', *join(parts), material=m)
    return protos('shrimp', 3, f)

def tofu(glazed=False):
    """glazed: browned in soy sauce, which shines on it"""
    key = 'tofug' if glazed else 'tofu'; pal = ('#d79a4c', '#5e2708') if glazed else ('#ecc98a', '#a55e1e')
    m = mat(key, vcol=True, rough=.26 if glazed else .5, sss=.1 if glazed else .15, bump=.3, bscale=24, bdetail=6, coat=.7 if glazed else .1)
    def f():
        V, F = blob((.13, .125, .11), 7, 22, .03, 5)
        n = nz(V, 8, R.uniform(0, 9), 3)*.5+.5; D = np.abs(V)/np.array([.13, .125, .11]); e = np.sort(D, 1)[:, 1]
        C = lerp(lin(pal[0]), lin(pal[1]), np.clip(1.05*n+.75*sstep(.6, 1, e)-.10, 0, 1)); return mesh('tofu', V, F, C, material=m)
    return protos(key, 4, f)

def egg_half():
    m = mat('egg', vcol=True, rough=.34, sss=.12, sss_r=(.07, .05, .03), coat=.12, bump=.02, bscale=9)
    def f():
        W, Y1, Y2 = lin('#fdf6ea'), lin('#f08a12'), lin('#f9b62e')
        V, F = blob((.27, .21, .20), 2.0, 40); V[:, 1] *= 1-.14*V[:, 0]/.27
        C = np.tile(W, (len(V), 1)); zc = V[:, 2]; V[:, 2] = np.where(zc > 0, zc*.06, zc)
        x, y = V[:, 0], V[:, 1]; r = np.hypot((x+.02)/.135, y/.130); n = nz(V, 9, 3, 3)
        yk = (zc > -.001)*(1-sstep(.96, 1.02, r))
        C = lerp(C, lerp(Y2, Y1, .30+.75*np.clip(1-r, 0, 1)+.5*n), yk); rim = np.exp(-((r-1.0)/.05)**2)*(zc > -.001); C = lerp(C, lin('#d9c06a'), rim*.5); V[:, 2] += yk*.022*(1-np.clip(r, 0, 1)**2)
        return mesh('egg', V, F, C, material=m)
    return protos('egg', 2, f)

# ---------- vegetables
def broccoli():
    m = mat('brocc', vcol=True, rough=.55, spec=.35, sss=.04, bump=.2, bscale=60)
    def f():
        parts = []; nl = R.randint(11, 14); g1, g2, g3 = lin('#1f4d14'), lin('#3f8424'), lin('#72a63c')
        st = lin('#8fb65a')
        pts = np.array([[0, 0, -.26], [0.01, 0, -.12], [0, .01, .0]]); V, F = tube(pts, [.062, .058, .09], 12); parts.append((V, F, np.tile(st, (len(V), 1))))
        for k in range(nl):
            ph = math.acos(1-1.02*(k+.5)/nl); az = k*2.39996+R.uniform(-.2, .2)
            d = np.array([math.sin(ph)*math.cos(az), math.sin(ph)*math.sin(az), math.cos(ph)*.8])
            c = d*np.array([.185, .185, .13])+np.array([0, 0, .02]); lr = R.uniform(.066, .085)
            V, F = tube(np.array([[0, 0, -.1], c*.6+np.array([0, 0, -.03]), c*.9]), [.034, .03, .03], 7); parts.append((V, F, np.tile(st*.85, (len(V), 1))))
            V, F = blob((lr, lr, lr*.9), 2, 6); parts.append((V+c, F, np.tile(g1, (len(V), 1))))
            nb = 54
            for b in range(nb):
                p2 = math.acos(1-1.7*(b+.5)/nb); a2 = b*2.39996
                q = np.array([math.sin(p2)*math.cos(a2), math.sin(p2)*math.sin(a2), math.cos(p2)])
                # lean lobes outwards
                q = q*.9+d*.35; q /= np.linalg.norm(q)
                s = R.uniform(.0125, .0185); pos = c+q*lr*R.uniform(.94, 1.1)
                V, F = blob((s, s, s), 2, 2); parts.append((V+pos, F, np.tile(lerp(g1, lerp(g2, g3, R.random()**2), np.clip(.25+.5*q[2]+R.uniform(-.15, .25), 0, 1)), (len(V), 1))))
        return mesh('brocc', *join(parts), material=m)
    return protos('brocc', 3, f)

def tomato_half(col='#d62a14'):
    m = mat('tomato', vcol=True, rough=.2, spec=.5, sss=.15, sss_r=(.10, .02, .01), coat=.5)
    def f():
        r0 = .165; red, fl, gel, seed = lin('#c81e0e'), lin('#e8512e'), lin('#d9461a'), lin('#f2d58a')
        V, F = blob((r0, r0, r0*1.05), 2.1, 28); zc = V[:, 2].copy(); top = zc > 0
        V[:, 2] = np.where(top, zc*.02, zc); x, y = V[:, 0], V[:, 1]; r = np.hypot(x, y)/r0; th = np.arctan2(y, x)
        k = 3; w = np.abs(((th/(2*np.pi)*k) % 1)-.5)*2     # 1 at septum
        pocket = sstep(.16, .27, r)*(1-sstep(.74, .82, r))*(1-sstep(.70, .86, w))*top
        n = nz(V, 22, R.uniform(0, 9), 2)
        C = np.where(top[:, None], lerp(fl, red*1.1, sstep(.80, .96, r)), red)
        C = lerp(C, gel*.75, pocket*.9); V[:, 2] -= pocket*.014
        parts = [(V, F, C)]
        for q in range(k):
            for s in range(5):
                a = (q+.5+ -.5+R.uniform(-.30, .30))*2*np.pi/k; rr = R.uniform(.36, .68)*r0
                Vs, Fs = blob((.019, .011, .008), 2, 5); parts.append((xf(Vs, (rr*math.cos(a), rr*math.sin(a), .0), (0, 0, a)), Fs, np.tile(seed*R.uniform(.8, 1), (len(Vs), 1))))
        return mesh('tomato', *join(parts), material=m)
    return protos('tomh', 3, f)

LEAF = dict(
    spinach=dict(L=.46, W=.17, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.72)**.75, c=('#1f5212', '#3b7c20', '#8dba5c'), ruffle=.02, lobes=0),
    rocket=dict(L=.50, W=.125, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**1.25)**.8*(.55+.45*np.abs(np.sin(u*9.5))), c=('#265c14', '#458826', '#97c068'), ruffle=.02, lobes=1),
    basil=dict(L=.27, W=.105, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.8)**.8, c=('#2c7320', '#57a238', '#9cc96a'), ruffle=.008, lobes=0),
    mint=dict(L=.22, W=.085, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.8)**.85*(1+.06*np.sin(u*60)), c=('#2b7a2c', '#55a845', '#a5d489'), ruffle=.01, lobes=0),
    parsley=dict(L=.13, W=.07, prof=lambda u: np.clip(np.sin(np.pi*u**1.6), 0, 1)**.6*(.6+.4*np.abs(np.sin(u*10))), c=('#2a7a1c', '#4f9f33', '#8fc65e'), ruffle=.012, lobes=1),
    lettuce=dict(L=.52, W=.27, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.95)**.55, c=('#558f22', '#86b840', '#cfe09a'), ruffle=.055, lobes=0),
    radicchio=dict(L=.40, W=.20, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.9)**.6, c=('#5a1230', '#8a2448', '#f0dde2'), ruffle=.03, lobes=0),
    kale=dict(L=.44, W=.20, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**.8)**.6*(1+.12*np.sin(u*45)), c=('#1f4f24', '#3a7a38', '#a3c58a'), ruffle=.07, lobes=0),
)
def leaf(kind='spinach'):
    d = LEAF[kind]
    m = mat('leaf'+kind, vcol=True, rough=.46, spec=.32, transl=.24, bump=.25, bscale=26, bdetail=4, hue=.012, val=.14)
    def f():
        nu, nv = 30, 15; L, W = d['L']*R.uniform(.85, 1.12), d['W']*R.uniform(.85, 1.15)
        bend = R.uniform(.25, 1.1); fold = R.uniform(.15, .55); se = R.uniform(0, 90); twist = R.uniform(-.5, .5)
        V, C, F = [], [], []; dk, md, vn = [lin(c) for c in d['c']]
        x = y0 = 0
        xs = zs = 0.0; px, pz, a = 0.0, 0.0, bend*.5
        path = []
        for i in range(nu):
            path.append((px, pz, a)); px += L/(nu-1)*math.cos(a); pz += L/(nu-1)*math.sin(a); a -= bend/(nu-1)
        for i in range(nu):
            u = i/(nu-1); w = W*float(d['prof'](np.array(u)))+.004
            X, Z, a = path[i]
            for j in range(nv):
                v = j/(nv-1)*2-1; yy = v*w
                zz = fold*abs(yy)*.8 + d['ruffle']*mn.noise(Vector((u*7, v*1.6*abs(v)+3, se)))*abs(v)**1.3*2.2 + .010*mn.noise(Vector((u*14, v*5, se)))
                zz += d['ruffle']*.5*math.sin(u*26+se+v)*abs(v)**2
                tw = twist*(u-.3); yr = yy*math.cos(tw)-zz*math.sin(tw); zr = yy*math.sin(tw)+zz*math.cos(tw)
                V.append((X-zr*math.sin(a), yr, Z+zr*math.cos(a)))
                vein = math.exp(-(v*W/.010)**2*.35)*(1-.5*u)
                sec = abs(((u*1.0-abs(v)*.30)*9) % 1-.5)*2; vein2 = sstep(.82, 1, sec)*(1-abs(v))*.55
                n = mn.noise(Vector((u*5, v*3, se)))*.5+.5
                c = lerp(dk, md, np.clip(n*.9+.1-.15*(1-abs(v)), 0, 1)); c = lerp(c, vn, min(1, vein*.85+float(vein2)*.45)); C.append(c)
        for i in range(nu-1):
            for j in range(nv-1): F.append((i*nv+j, i*nv+j+1, (i+1)*nv+j+1, (i+1)*nv+j))
        parts = [(np.array(V), F, np.array(C))]
        if kind in ('spinach', 'rocket', 'parsley', 'basil'):
            t = np.linspace(0, 1, 6)[:, None]; p = np.array([[-.16*L/.46, 0, -.02]])*(1-t)
            Vs, Fs = tube(p, .0085*min(1, L/.3), 6); parts.append((Vs, Fs, np.tile(vn*.8, (len(Vs), 1))))
        V_, F_, C_ = join(parts); V_[:, 0] -= L*.45
        return mesh('leaf', V_, F_, C_, material=m)
    return protos('leaf'+kind, 6, f)

def cucumber():
    m = mat('cuke', vcol=True, rough=.25, sss=.2, sss_r=(.06, .07, .03), coat=.35, bump=.08, bscale=30)
    def f():
        se = R.uniform(0, 99)
        def col(r, t):
            pale, mid, skin = lin('#e4efc0'), lin('#bcd98c'), lin('#2c5a1c')
            c = lerp(pale, mid, sstep(.25, .9, r)); tri = .5+.5*math.cos(3*t)
            sd = math.exp(-((r-.42)/.13)**2)*(.5+.5*math.sin(t*15+se))*tri
            c = lerp(c, lin('#f3f2c8'), min(1, sd*.9)); c = lerp(c, lin('#a5cc74'), float(sstep(.55, .62, r))*.3)
            return lerp(c, skin, sstep(.90, .955, r))
        return mesh('cuke', *coin(.175*R.uniform(.92, 1.06), .05, col, lambda r, t: .004*math.sin(3*t)*r, 22, 72, side=lambda t: lin('#234d16')*(1+.35*math.sin(t*13))), material=m)
    return protos('cuke', 3, f)
def carrot():
    m = mat('carrot', vcol=True, rough=.3, sss=.15, coat=.3, bump=.08, bscale=20)
    def f():
        se = R.uniform(0, 99)
        def col(r, t):
            c = lerp(lin('#f39a2c'), lin('#e8731a'), sstep(.35, .5, r+.05*math.sin(t*7+se))); return lerp(c, lin('#d65f10'), sstep(.85, 1, r))
        return mesh('carrot', *coin(.125*R.uniform(.75, 1.1), .055, col, None, 12, 48, rf=lambda t: 1+.03*math.sin(3*t+se)), material=m)
    return protos('carrot', 4, f)
def zucchini(grill=True):
    m = mat('zuc', vcol=True, rough=.34, sss=.15, coat=.3, bump=.15, bscale=24)
    def f():
        se = R.uniform(0, 9); ph = R.uniform(0, 3)
        def col(r, t):
            x, y = r*math.cos(t), r*math.sin(t)
            c = lerp(lin('#f0e6b4'), lin('#d8d690'), sstep(.3, .85, r)); c = lerp(c, lin('#3a6a1f'), sstep(.9, .97, r))
            g = abs((x*1.7+ph) % 1-.5)*2; n = mn.noise(Vector((x*3, y*3, se)))
            c = lerp(c, lin('#c28a3a'), float(sstep(.3, .8, g+n*.5))*.55)
            return lerp(c, lin('#3a1d0a'), float(sstep(.66, .84, g+.25*n))*.9) if grill else c
        return mesh('zuc', *coin(.19*R.uniform(.9, 1.1), .055, col, None, 20, 60, side=lambda t: lin('#35621d')), material=m)
    return protos('zuc', 4, f)
def cube(kind='sweetpotato', s=.115):
    pal = dict(sweetpotato=('#e8792a', '#7a3210', .12), potato=('#ecc877', '#8a4f1a', .12), feta=('#efe8d8', '#dfd2b8', .12), pumpkin=('#eb962e', '#83400f', .12), beet=('#6e1030', '#42081c', .05), cheese=('#f4cf6a', '#eab94a', .1), halloumi=('#f6ecd2', '#a2601f', .1), mango=('#f7b32b', '#f0941a', .1), bread=('#e0b06a', '#8f5420', .3))[kind]
    feta = kind == 'feta'
    m = mat('cube'+kind, vcol=True, rough=.62 if feta else .38, spec=.35, sss=.3 if feta else .12, sss_r=(.06, .05, .04), bump=.55 if feta else .3, bscale=26, bdetail=8, coat=0 if feta else .22)
    def f():
        k = np.array([R.uniform(.8, 1.2), R.uniform(.8, 1.2), R.uniform(.75, 1.05)])*s
        V, F = blob(k, 9 if feta else 6, 20, .10 if feta else .05, 3.5, oct=4 if feta else 2)
        n = nz(V, 9/s*.1, R.uniform(0, 9), 3)*.5+.5; D = np.abs(V)/k; e = np.sort(D, 1)[:, 1]
        br = np.clip(sstep(.78, 1.0, e)*.55+sstep(.5, .85, n)*.55, 0, 1)*(1 if not feta else .5)
        return mesh('cube', V, F, lerp(lin(pal[0]), lin(pal[1]), br), material=m)
    return protos('cube'+kind+str(s), 5, f)
def olive(col='#2a1420', c2='#4a2430'):
    m = mat('olive'+col, col, c2, nscale=6, rough=.2, coat=.6, val=.15)
    def f():
        V, F = blob((.105, .078, .078), 2.05, 18, .03, 5); hole = np.exp(-((V[:, 1]**2+V[:, 2]**2)/.0009))*(V[:, 0] > .05)
        V[:, 0] -= .075*hole; return mesh('olive', V, F, material=m)
    return protos('olive'+col, 3, f)
def onion():
    m = mat('onion', vcol=True, rough=.25, sss=.2, coat=.4, transl=.15)
    def f():
        a0, a1 = R.uniform(0, 2), R.uniform(3.2, 5.4); n = 30; a = np.linspace(a0, a1, n); rr = R.uniform(.10, .20)
        V, C, F = [], [], []
        prof = [(-.010, -.018), (.010, -.018), (.012, .0), (.010, .018), (-.010, .018), (-.012, 0)]
        pc = [lin('#f4e6ee'), lin('#8e2a62'), lin('#a53a75'), lin('#8e2a62'), lin('#f4e6ee'), lin('#fbf5f7')]
        for i in range(n):
            r2 = rr*(1+.12*math.sin(a[i]*1.5)); 
            for (dr, z), c in zip(prof, pc): V.append(((r2+dr)*math.cos(a[i]), (r2+dr)*math.sin(a[i]), z+.03*math.sin(a[i]*1.3))); C.append(c)
        for i in range(n-1):
            for j in range(6): F.append((i*6+j, i*6+(j+1) % 6, (i+1)*6+(j+1) % 6, (i+1)*6+j))
        F.append(tuple(range(6))[::-1]); F.append(tuple((n-1)*6+j for j in range(6)))
        return mesh('onion', V, F, C, material=m)
    return protos('onion', 5, f)
def pepper(col='#c81f14'):
    m = mat('pepper'+col, col, None, rough=.22, coat=.5, sss=.1, val=.08, bump=.08, bscale=12)
    def f():
        n = 22; L = R.uniform(.4, .6); k = R.uniform(1.2, 2.6); t = np.linspace(-.5, .5, n); V, F = [], []
        for i in range(n):
            a = t[i]*k; rad = L/k; x, z = rad*math.sin(a), rad*math.cos(a)-rad
            w = .035*(1+.2*math.sin(i*.7)); nx, nzv = math.sin(a), math.cos(a)
            for (y, h) in ((-w, -.013), (w, -.013), (w*1.05, 0), (w*.9, .014), (-w*.9, .014), (-w*1.05, 0)): V.append((x+nx*h, y, z+nzv*h))
        for i in range(n-1):
            for j in range(6): F.append((i*6+j, i*6+(j+1) % 6, (i+1)*6+(j+1) % 6, (i+1)*6+j))
        F.append(tuple(range(6))[::-1]); F.append(tuple((n-1)*6+j for j in range(6)))
        return mesh('pepper', V, F, material=m)
    return protos('pepper'+col, 4, f)
def greenbean(col='#3f7d23', L=.34, r=.026):
    m = mat('gbean'+col, col, '#5f9a3a', nscale=4, rough=.34, coat=.3, val=.12, bump=.1, bscale=16)
    def f():
        n = 16; t = np.linspace(-1, 1, n); k = R.uniform(-.08, .08); pts = np.stack([t*L, k*t**2*1.6, .02*np.sin(t*3)], 1)
        return mesh('gbean', *tube(pts, r*(1-.35*np.abs(t)**3)*(1+.06*np.sin(t*22)), 10), material=m)
    return protos('gbean'+col, 4, f)
def avocado():
    """slice of a half: crescent, buttery inside, green then dark skin on the outer edge"""
    m = mat('avo', vcol=True, rough=.48, spec=.35, sss=.12, sss_r=(.05, .06, .02), coat=.06, bump=.12, bscale=18)
    def f():
        n, k = 40, 20; V, C, F = [], [], []; R0 = .27
        for i in range(n):
            t = i/(n-1); a = -1.45+2.9*t; w = .095*math.sin(math.pi*min(max(t, .015), .985))**.55; h = .048*math.sin(math.pi*min(max(t, .015), .985))**.4
            for j in range(k):
                p = 2*math.pi*j/k; cp, sp = math.cos(p), math.sin(p); e = 1/((abs(cp)**3.2+abs(sp)**3.2)**(1/3.2)); o = e*cp
                rr = R0+o*w; V.append((rr*math.cos(a)-.24, rr*math.sin(a)*1.12, e*sp*h)); 
                c = lerp(lin('#d8c45a'), lin('#b4bf45'), sstep(-.8, .0, o)); c = lerp(c, lin('#5f8f22'), sstep(.05, .75, o)); C.append(lerp(c, lin('#1d2f10'), sstep(.86, .97, o)))
        for i in range(n-1):
            for j in range(k): F.append((i*k+j, (i+1)*k+j, (i+1)*k+(j+1) % k, i*k+(j+1) % k))
        F.append(tuple(range(k))); F.append(tuple((n-1)*k+j for j in range(k))[::-1])
        return mesh('avo', V, F, C, material=m)
    return protos('avo', 3, f)
def lemon(col=('#f7d84a', '#fff2b0', '#eebb14'), r=.19):
    m = mat('lemon'+col[0], vcol=True, rough=.24, sss=.2, coat=.35, bump=.12, bscale=30)
    def f():
        se = R.uniform(0, 9)
        def col_(rr, t):
            seg = abs((t/(2*np.pi)*9+se) % 1-.5)*2
            c = lerp(lin(col[0]), lin(col[0])*1.12, mn.noise(Vector((t*6, rr*6, se)))*.5+.5)
            c = lerp(c, lin(col[1]), sstep(.80, .95, seg)*sstep(.05, .2, rr)); c = lerp(c, lin(col[1]), 1-sstep(.06, .12, rr))
            c = lerp(c, lin('#fbf3cf'), sstep(.82, .87, rr)); return lerp(c, lin(col[2]), sstep(.935, .965, rr))
        return mesh('lemon', *coin(r, .06, col_, lambda rr, t: -.004*float(sstep(.8, .95, abs((t/(2*np.pi)*9+se) % 1-.5)*2))*(rr < .85), 24, 90, side=lambda t: lin(col[2])), material=m)
    return protos('lemon'+col[0], 3, f)
def radish():
    m = mat('radish', vcol=True, rough=.3, sss=.2, coat=.3)
    return protos('radish', 3, lambda: mesh('radish', *coin(.12*R.uniform(.8, 1.1), .022, lambda r, t: lerp(lerp(lin('#ffffff'), lin('#f6eef0'), r), lin('#d4285a'), sstep(.90, .95, r)), lambda r, t: .012*math.sin(2*t)*r*r, 14, 48, side=lambda t: lin('#c81f50')), material=m))
def shred(col='#7a2a6a', c2='#e6d2e6', L=.26, w=.014):
    m = mat('shred'+col, col, c2, nscale=3, rough=.32, coat=.25, val=.18, contrast=(.45, .7))
    def f():
        n = 12; t = np.linspace(-1, 1, n); k, k2 = R.uniform(-.1, .1), R.uniform(.5, 3)
        pts = np.stack([t*L*.5*R.uniform(.6, 1.2), k*t**2+.02*np.sin(t*4*k2), .03*np.sin(t*k2)], 1)
        return mesh('shred', *tube(pts, w*R.uniform(.7, 1.2), 5), material=m)
    return protos('shred'+col, 8, f)

# ---------- fruit / breakfast
def blueberry():
    m = mat('blueb', '#1c2450', '#5a6aa5', nscale=5, rough=.5, coat=.08, val=.22, contrast=(.45, .8), bump=.05)
    def f():
        V, F = blob((.088, .088, .08), 2.1, 20, .02, 4); r = np.hypot(V[:, 0], V[:, 1]); th = np.arctan2(V[:, 1], V[:, 0]); top = V[:, 2] > 0
        V[:, 2] += top*(.016*np.exp(-((r-.030)/.009)**2)*(.6+.4*np.cos(5*th))-.022*np.exp(-(r/.020)**2)); return mesh('blueb', V, F, material=m)
    return protos('blueb', 4, f)
def raspberry():
    m = mat('rasp', '#b8123a', '#d83a5a', nscale=8, rough=.28, sss=.3, sss_r=(.08, .02, .02), coat=.35)
    def f():
        parts = []; N = 46
        for k in range(N):
            z = 1-1.75*(k+.5)/N; a = k*2.39996; rr = math.sqrt(max(0, 1-z*z)); s = .030
            V, F = blob((s, s, s), 2, 6); parts.append((V+np.array([rr*.092*math.cos(a), rr*.092*math.sin(a), z*.115]), F, np.zeros((len(V), 3))))
        V, F, _ = join(parts); return mesh('rasp', V, F, material=m)
    return protos('rasp', 2, f)
def strawberry():
    """half, cut face up"""
    m = mat('straw', vcol=True, rough=.3, sss=.25, sss_r=(.1, .02, .02), coat=.35)
    def f():
        V, F = blob((.19, .15, .11), 2.0, 28); x = V[:, 0]/.19; V[:, 1] *= np.where(x > 0, 1-.55*np.abs(x)**1.5, 1); zc = V[:, 2].copy(); top = zc > 0
        V[:, 2] = np.where(top, zc*.08, zc); r = np.sqrt((V[:, 0]/.19)**2+(V[:, 1]/(.15*np.where(x > 0, 1-.55*np.abs(x)**1.5, 1)))**2)
        th = np.arctan2(V[:, 1], V[:, 0]); red, pale = lin('#c8142a'), lin('#ffd3c4')
        core_ = np.exp(-(np.hypot(V[:, 0]/.10, V[:, 1]/.035))**2); rays = (.5+.5*np.cos(th*26))*np.exp(-((r-.55)/.25)**2)
        C = lerp(np.tile(lin('#e23a3e'), (len(V), 1)), pale, np.clip(core_*.95+rays*.35, 0, 1)); C = lerp(C, red, sstep(.82, .95, r)); C = np.where(top[:, None], C, red)
        parts = [(V, F, C)]
        for k in range(40):
            a = R.uniform(0, 6.28); z = -R.uniform(.05, .9); q = np.array([math.cos(a)*math.sqrt(1-z*z), math.sin(a)*math.sqrt(1-z*z), z])*np.array([.19, .15, .11])
            if q[0] > 0: q[1] *= 1-.55*(q[0]/.19)**1.5
            Vs, Fs = blob((.010, .006, .006), 2, 3); parts.append((Vs+q, Fs, np.tile(lin('#ecc667'), (len(Vs), 1))))
        for k in range(6):
            Vs, Fs = blob((.07, .018, .006), 2, 5); a = math.pi+(k-2.5)*.42; parts.append((xf(Vs+np.array([.05, 0, 0]), (-.165, 0, .0), (0, -.3, a)), Fs, np.tile(lin('#4f9a35'), (len(Vs), 1))))
        return mesh('straw', *join(parts), material=m)
    return protos('straw', 3, f)
def banana():
    m = mat('banana', vcol=True, rough=.36, sss=.3, sss_r=(.08, .06, .03), coat=.2)
    def f():
        se = R.uniform(0, 6)
        def col(r, t):
            c = lerp(lin('#f3dfa0'), lin('#fbf0c8'), sstep(.1, .7, r)); tri = abs(((t+se)/(2*np.pi)*3) % 1-.5)*2
            c = lerp(c, lin('#d9bb72'), float((1-sstep(.18, .42, r))*sstep(.2, .9, tri))*.7)
            if .10 < r < .34 and math.sin(t*9+se) > .86: c = lin('#5a4020')
            return lerp(c, lin('#ecd48a'), sstep(.9, 1, r))
        return mesh('banana', *coin(.155, .06, col, None, 20, 60, rf=lambda t: 1+.03*math.cos(5*t+se)), material=m)
    return protos('banana', 4, f)
def kiwi():
    m = mat('kiwi', vcol=True, rough=.26, sss=.25, sss_r=(.06, .08, .03), coat=.35)
    def f():
        def col(r, t):
            c = lerp(lin('#eef0c0'), lin('#8fc23a'), sstep(.16, .3, r+.05*math.cos(t*18))); c = lerp(c, lin('#5f9a1f'), sstep(.4, .9, r+.06*math.cos(t*36)))
            if .27 < r < .48 and math.cos(t*26+math.sin(r*30)) > .72: c = lin('#15130c')
            return lerp(c, lin('#6a4a2a'), sstep(.95, .99, r))
        return mesh('kiwi', *coin(.20, .05, col, None, 26, 104), material=m)
    return protos('kiwi', 2, f)
def seed(col='#f3e6c4', c2='#fff6e0', s=1.0):
    m = mat('seed'+col, col, c2, nscale=30, rough=.4, val=.1)
    def f():
        V, F = blob((.022*s, .013*s, .007*s), 2, 5); V[:, 1] *= 1-.5*np.clip(V[:, 0]/(.022*s), 0, 1); return mesh('seed', V, F, material=m)
    return protos('seed'+col+str(s), 3, f)
def oatflake():
    m = mat('oat', '#d9b881', '#efd9ae', nscale=14, rough=.55, bump=.3, bscale=50, val=.12, sss=.08)
    def f():
        V, F = blob((.062, .048, .012), 2.2, 10, .12, 14); V[:, 2] += .012*np.sin(V[:, 0]*40); V[:, 2] -= .006*np.exp(-(V[:, 1]/.006)**2); return mesh('oat', V, F, material=m)
    return protos('oat', 5, f)
def granola():
    m = mat('granola', '#b5752f', '#dba65a', nscale=9, rough=.42, bump=.7, bscale=26, bdetail=8, val=.16, coat=.2)
    return protos('granola', 5, lambda: mesh('granola', *blob((.075, .06, .05), 2.3, 18, .45, 9, oct=4), material=m))
def pancake():
    m = mat('pancake', detail=(16, .85, 1.10), vcol=True, rough=.5, sss=.12, bump=.12, bscale=24)
    def f():
        se = R.uniform(0, 99)
        def col(r, t):
            n = mn.fractal(Vector((r*math.cos(t)*3, r*math.sin(t)*3, se)), 1, 2, 4)*.5+.5
            c = lerp(lin('#b56a24'), lin('#d6954a'), np.clip(n*1.3-.2, 0, 1)); return lerp(c, lin('#f1d596'), sstep(.88, .97, r))
        return mesh('pancake', *coin(.62, .115, col, lambda r, t: .012*math.cos(r*2)-.02*r**6, 26, 90, rf=lambda t: 1+.012*math.sin(3*t+se)+.008*math.sin(7*t+se), side=lambda t: lin('#f2dba4')*(1+.06*math.sin(t*31)), edge=.42), material=m)
    return protos('pancake', 4, f)

# ---------- pasta
def penne():
    m = mat('penne', '#edc878', '#f6dca0', nscale=3, rough=.36, sss=.25, coat=.3, val=.05)
    def f():
        n, k = 12, 40; L, r = .20, .060; V, F = [], []
        bend = R.uniform(-.03, .03)
        for (rad, rid) in ((r, .0022), (r*.74, 0)):
            for i in range(n):
                for j in range(k):
                    a = 2*math.pi*j/k; t = (i/(n-1)-.5)*2; rr = rad+rid*math.cos(a*20)
                    x = t*L+ math.cos(a)*r*.85; V.append((x, rr*math.cos(a)+bend*t*t*2, rr*math.sin(a)))
        o = n*k
        for i in range(n-1):
            for j in range(k):
                l = (j+1) % k; F.append((i*k+j, i*k+l, (i+1)*k+l, (i+1)*k+j)); F.append((o+i*k+j, o+(i+1)*k+j, o+(i+1)*k+l, o+i*k+l))
        for j in range(k):
            l = (j+1) % k; F.append((j, o+j, o+l, l)); e = (n-1)*k; F.append((e+j, e+l, o+e+l, o+e+j))
        return mesh('penne', V, F, material=m)
    return protos('penne', 4, f)

def moussaka(kind='moussaka'):
    """square portion, layers by height"""
    m = mat('mous', detail=(18, .72, 1.18), vcol=True, rough=.42, sss=.08, bump=.55, bscale=16, bdetail=8, coat=.18)
    def f():
        V, F = blob((.56, .48, .30), 8, 60, .02, 2); se = R.uniform(0, 9); n = nz(V, 5, se, 3)*.5+.5; n2 = nz(V*np.array([1, 1, .3]), 11, se+4, 3)*.5+.5
        z = V[:, 2]/.30+.16*(n-.5); V2 = V*(1+(.05*(n2-.5)*(np.abs(z) < .9))[:, None]*np.array([1, 1, 0]))
        C = np.tile(lin('#d9b26a'), (len(V), 1))
        for lo, c, c2 in ((-.62, '#5f3a20', '#3a2014'), (-.36, '#8c3f22', '#5a2412'), (.14, '#5a3a24', '#2f1a1c'), (.30, '#f0dfae', '#e3c988'), (.80, '#e2b25e', '#a5601e')):
            C = np.where((z > lo)[:, None], lerp(lin(c), lin(c2), n2*1.1-.1), C)
        top = sstep(.80, .98, V[:, 2]/.30); C = lerp(C, lerp(lin('#e9c373'), lin('#8a4512'), sstep(.40, .72, n)), top); return mesh('mous', V2, F, C, material=m)
    return protos('mous', 1, f)
