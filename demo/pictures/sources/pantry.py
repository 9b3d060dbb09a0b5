"""Second set of procedural ingredients: stews, slabs, pies, breads, fruit, nuts, herbs, spreads."""
from core import *
import core
from food import *
import food

food.LEAF.update(
    horta=dict(L=.95, W=.085, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1)**1.5)**.7*(.6+.4*np.abs(np.sin(u*12)))+.12, c=('#2a5a16', '#4c8a2a', '#a3c06a'), ruffle=.05, lobes=0),
    bay=dict(L=.40, W=.085, prof=lambda u: np.sin(np.pi*np.clip(u, 0, 1))**.8, c=('#4a5a2a', '#66743a', '#a3a86a'), ruffle=.006, lobes=0),
    coriander=dict(L=.17, W=.10, prof=lambda u: np.clip(np.sin(np.pi*u**1.5), 0, 1)**.5*(.5+.5*np.abs(np.sin(u*8))), c=('#2a7a1c', '#4f9f33', '#8fc65e'), ruffle=.014, lobes=1))

def _f(key, n, m, fn, name):
    return protos(key, n, lambda: mesh(name, *fn(), material=m))
def lump(key, size, c1, c2, p=2.1, amp=.1, freq=5, n=16, k=4, rough=.35, coat=.3, sss=.1, bump=.2, bscale=20, nscale=8, oct=2, name=None):
    m = mat('lump'+key, c1, c2, nscale=nscale, rough=rough, coat=coat, sss=sss, bump=bump, bscale=bscale, bdetail=6, val=.1)
    return protos('lump'+key, k, lambda: mesh(name or 'lump', *blob(size, p, n, amp, freq, oct=oct), material=m))
def prune(): return lump('prune', (.15, .11, .075), '#2a1018', '#4a1c26', 2.1, .12, 3.5, 20, rough=.22, coat=.5, bump=.4, oct=3)
def peanut(): return lump('peanut', (.062, .036, .032), '#d9a860', '#b9803c', 2.2, .08, 9, 8, rough=.45, coat=.1)
def grape(green=False): return lump('grape%d' % green, (.115, .10, .10), *(('#a9b94a', '#c3cf72') if green else ('#4a1c3c', '#6d2f50')), 2.05, .02, 3, 18, rough=.2, coat=.5, sss=.3)
def aril(): return lump('aril', (.042, .034, .034), '#a80c26', '#d02a44', 2.4, .08, 9, 8, rough=.15, coat=.7, sss=.3)
def caper(): return lump('caper', (.036, .032, .032), '#5c6a2a', '#7c8840', 2.1, .1, 9, 8)
def tomdice(): return lump('tomd', (.075, .065, .05), '#cc2a12', '#e4552c', 4, .16, 6, 12, 5, rough=.2, coat=.5, sss=.15)
def celery(): return lump('celery', (.10, .055, .035), '#a9c46a', '#8aac4c', 4, .06, 5, 10, 4)
def stick(kind='carrot', L=.44):
    a, b = dict(carrot=('#f0882a', '#e06d14'), cucumber=('#d9e8b0', '#2f6420'), pepper=('#d2281a', '#a81810'), yellow=('#f0b42a', '#d9941a'))[kind]
    m = mat('stick'+kind, vcol=True, rough=.3, coat=.35, sss=.12, bump=.08, bscale=20)
    def f():
        V, F = blob((L*R.uniform(.85, 1.08), .052, .05), 6, 14, .02, 3); V[:, 2] += .02*np.cos(V[:, 0]/L*1.5)
        t = sstep(.55, .9, V[:, 1]/.052) if kind == 'cucumber' else nz(V, 4, R.uniform(0, 9))*.5+.5; return V, F, lerp(lin(a), lin(b), t)
    return _f('stick'+kind, 4, m, f, 'stick')
def octopus():
    m = mat('octo', vcol=True, rough=.25, coat=.45, bump=.15, bscale=24)
    def f():
        n = 20; k = R.uniform(.5, 1.6); t = np.linspace(-.5, .5, n); L = R.uniform(.42, .62); a = t*k; rd = L/k; pts = np.stack([rd*np.sin(a), rd*(np.cos(a)-1), 0*t], 1); rad = np.linspace(.095, .06, n)
        V, F = tube(pts, rad, 14); C = np.array([lerp(lin('#8e3048'), lin('#5a1a30'), .5+.5*mn.noise(Vector(v*9))) for v in V]); C[:14] = C[-14:] = lin('#eed3c8'); parts = [(V, F, C)]
        for i in range(1, n-1, 2):
            for s in (-1, 1):
                d = np.array([0, 0, 1.0]); o = np.array([math.sin(a[i]), math.cos(a[i]), 0])*(-1)
                Vb, Fb = blob((.024, .024, .016), 2, 5); parts.append((Vb+pts[i]+rad[i]*(d*.55*1+o*.0+np.array([0, .62*s, 0])*.9)+np.array([0, 0, .022]), Fb, np.tile(lin('#e8b8b0'), (len(Vb), 1))))
        return join(parts)
    return _f('octo', 4, m, f, 'octo')
def pipe(key='mac', L=.12, r=.052, ri=.034, col=('#edc878', '#f6dca0'), bend=.03):
    m = mat('pasta'+col[0], *col, nscale=3, rough=.32, sss=.2, coat=.35, val=.06)
    def f():
        n, k = 8, 22; V, F = [], []; b = R.uniform(.3, 1.2)*bend
        for rad in (r, ri):
            for i in range(n):
                for j in range(k): a = 2*math.pi*j/k; t = (i/(n-1)-.5)*2; V.append((t*L, rad*math.cos(a)+b*t*t, rad*math.sin(a)))
        o = n*k
        for i in range(n-1):
            for j in range(k): l = (j+1) % k; F.append((i*k+j, i*k+l, (i+1)*k+l, (i+1)*k+j)); F.append((o+i*k+j, o+(i+1)*k+j, o+(i+1)*k+l, o+i*k+l))
        for j in range(k): l = (j+1) % k; e = (n-1)*k; F.append((j, o+j, o+l, l)); F.append((e+j, e+l, o+e+l, o+e+j))
        return np.array(V), F
    return protos('pipe'+key, 4, lambda: mesh('pipe', *f(), material=m))

# ---------- slabs and pies
def polyrf(P):
    """radius function of a star-shaped polygon round the origin"""
    P = np.array(P, float)
    def rf(t):
        d = np.array([math.cos(t), math.sin(t)]); best = .05
        for i in range(len(P)):
            a, b = P[i], P[(i+1) % len(P)]; e = b-a; den = d[0]*e[1]-d[1]*e[0]
            if abs(den) < 1e-9: continue
            s = (a[0]*e[1]-a[1]*e[0])/den; u = (a[0]*d[1]-a[1]*d[0])/den
            if s > 0 and -1e-6 <= u <= 1+1e-6: best = max(best, s)
        return best
    return rf
def sandwich():
    """half a sandwich, cut face towards -y: its bread, and what is in it"""
    m = mat('sandw', vcol=True, rough=.5, bump=.3, bscale=26, bdetail=8, detail=(20, .85, 1.12), coat=.15)
    mb = mat('sandwb', vcol=True, rough=.75, bump=.9, bscale=30, bdetail=9, voro=.5, vscale=26, detail=(34, .72, 1.14))
    T = [(-.66, -.24), (.66, -.24), (.10, .40), (-.10, .40)]; base = polyrf(T); inner, slices = [], []
    cut = lambda t: math.pi+.35 < t % (2*math.pi) < 2*math.pi-.35
    def layer(z, th, c, sidec, grow=1.0, wob=0, into=inner, crust=0):
        se = R.uniform(0, 99); rf = lambda t: base(t)*(grow if not cut(t) else 1+(grow-1)*.9)+wob*mn.noise(Vector((math.cos(t)*6, math.sin(t)*6, se)))
        hf = lambda r, t: (.03*mn.noise(Vector((r*math.cos(t)*6, r*math.sin(t)*6, se)))*r if wob else -.02*r**6+.010*mn.noise(Vector((r*math.cos(t)*7, r*math.sin(t)*7, se))))
        V, F, C = coin(1.0, th, lambda r, t: lerp(lin(c), lin(c)*.62, mn.fractal(Vector((r*math.cos(t)*4, r*math.sin(t)*4, se)), 1, 2, 3)*.5+.5), hf, 12, 160, rf=rf, side=sidec, edge=.2)
        if crust: C = np.where((V[:, 2]*crust > th*.38)[:, None] & (np.hypot(V[:, 0], V[:, 1]) > .12)[:, None] & (V[:, 1] < -.2)[:, None], lin('#6e3e18'), C)
        V[:, 2] += z+(wob*.5*np.array([mn.noise(Vector((v[0]*7, v[1]*7, se))) for v in V]) if wob else 0); into.append((V, F, C))
    crumb = lambda t: lerp(lin('#e8cb98'), lin('#d6b078'), .5+.5*mn.noise(Vector((math.cos(t)*9, math.sin(t)*9, 3)))) if cut(t) else lin('#7a4820')
    layer(.06, .15, '#a86e36', crumb, into=slices, crust=-1); layer(.50, .15, '#a2642e', crumb, into=slices, crust=1)
    layer(.15, .035, '#f2c24e', lambda t: lin('#f5c64f'), 1.05, .015)
    for k in range(4): layer(.18+.028*k, .030, '#efb8a0', lambda t, k=k: lerp(lin('#f0bfa8'), lin('#d99a86'), .5+.5*math.sin(t*31+k*2)), 1.02+.02*(k % 2), .05)
    layer(.31, .06, '#c8281a', lambda t: lin('#d8391f') if math.sin(t*23+2*math.sin(t*7)) < .80 else lin('#eba078'), 1.0)
    layer(.365, .022, '#5f9a2a', lambda t: lerp(lin('#6fae34'), lin('#a9d46a'), .5+.5*math.sin(t*43)), 1.10, .11); layer(.40, .022, '#86b840', lambda t: lerp(lin('#8cc048'), lin('#c8e494'), .5+.5*math.sin(t*37+1)), 1.09, .12)
    return mesh('sandwb', *join(slices), material=mb), mesh('sandw', *join(inner), material=m)
def bread():
    """wholegrain slice with a domed top"""
    m = mat('breads', vcol=True, rough=.7, bump=.6, bscale=22, bdetail=8, detail=(20, .82, 1.14))
    def f():
        rf = polyrf([(-.46, -.36), (.46, -.36), (.46, .10), (.50, .22), (.40, .36), (.15, .42), (-.15, .42), (-.40, .36), (-.50, .22), (-.46, .10)]); se = R.uniform(0, 99)
        def col(r, t):
            n = mn.fractal(Vector((r*math.cos(t)*5, r*math.sin(t)*5, se)), 1, 2, 4)*.5+.5; return lerp(lerp(lin('#d9ac6c'), lin('#94592a'), np.clip(n*1.2-.2, 0, 1)), lin('#643714'), sstep(.90, .97, r))
        return coin(1.0, .12, col, lambda r, t: .012*mn.noise(Vector((r*math.cos(t)*9, r*math.sin(t)*9, se))), 22, 96, rf=rf, side=lambda t: lin('#6c3c18'), edge=.25)
    return _f('bread', 2, m, f, 'bread')
def pita():
    m = mat('pita', vcol=True, rough=.7, bump=.3, bscale=18, bdetail=6, detail=(18, .86, 1.1))
    def f():
        A = 1.15; r = .78; rf = polyrf([(0-.42, 0)]+[(r*math.cos(a)-.42, r*math.sin(a)) for a in np.linspace(-A/2, A/2, 12)]); se = R.uniform(0, 99)
        def col(q, t):
            n = mn.fractal(Vector((q*math.cos(t)*2.4, q*math.sin(t)*2.4, se)), 1, 2, 4)*.5+.5; return lerp(lin('#e2bd82'), lin('#7a4418'), sstep(.56, .76, n))
        return coin(1.0, .075, col, lambda q, t: .03*mn.noise(Vector((q*2, t, se))), 18, 90, rf=rf, side=lambda t: lin('#d9b47a'), edge=.35)
    return _f('pita', 4, m, f, 'pita')
def stuffed(kind='tomato'):
    """hollow vegetable body; rice and lid are added by the composer"""
    m = mat('stuf'+kind, vcol=True, rough=.26, coat=.5, sss=.1, sss_r=(.1, .03, .02), bump=.22, bscale=10)
    a, b = (('#cf2e14', '#7a1c0c') if kind == 'tomato' else ('#5f8a2a', '#3a4a14'))
    def f(lid=False):
        V, F = blob((.40, .40, .36) if kind == 'tomato' else (.33, .33, .42), 2.2, 34, .03, 2); th = np.arctan2(V[:, 1], V[:, 0]); k, am = (6, .035) if kind == 'tomato' else (4, .10)
        V[:, :2] *= (1+am*np.cos(k*th)*(np.abs(V[:, 2]) < .9))[:, None]; H = .24 if kind == 'tomato' else .30; n = nz(V, 4, R.uniform(0, 9), 3)*.5+.5
        C = lerp(lin(a), lin(b), sstep(.55, .85, n)*.8)
        if lid: V = V*np.array([.86, .86, .35]); V[:, 2] = np.where(V[:, 2] < 0, V[:, 2]*.25, V[:, 2]); s = tube(np.array([[0, 0, .10], [.02, 0, .17], [.05, .02, .21]]), [.03, .022, .026], 8); return join([(V, F, C), (s[0], s[1], np.tile(lin('#6a7a34'), (len(s[0]), 1)))])
        hi = V[:, 2] > H; V[hi, 2] = H-.10*(1-np.hypot(V[hi, 0], V[hi, 1])/.33)
        return V, F, C
    key = 'stuf'+kind
    if key not in core._protos: core._protos[key] = [mesh('stuf', *f(), material=m), mesh('stuflid', *f(True), material=m)]
    return core._protos[key]
def aubergine_half():
    m = mat('imam', vcol=True, rough=.3, coat=.4, bump=.35, bscale=18, bdetail=8)
    def f():
        V, F = blob((.66, .27, .19), 2.3, 40, .04, 2); x = V[:, 0]/.66; V[:, 1] *= 1-.42*sstep(-.1, 1, x); zc = V[:, 2].copy(); top = zc > 0; V[:, 2] = np.where(top, zc*.12-.02*(zc > .08), zc); n = nz(V, 6, R.uniform(0, 9), 3)*.5+.5; e = np.sqrt(x**2+(V[:, 1]/(.27*(1-.42*sstep(-.1, 1, x))))**2)
        C = lerp(lerp(lin('#d0a050'), lin('#7c4418'), n), lin('#2a0f2a'), sstep(.88, .96, e)); C = np.where(top[:, None], C, lin('#2a0f2a')); s = tube(np.array([[.62, 0, -.02], [.74, .01, .0], [.84, .03, .03]]), [.05, .035, .04], 9); return join([(V, F, C), (s[0], s[1], np.tile(lin('#5a6a34'), (len(s[0]), 1)))])
    return _f('imam', 2, m, f, 'imam')
def omelette():
    m = mat('omel', vcol=True, rough=.38, sss=.15, coat=.25, bump=.25, bscale=14, bdetail=6)
    def f():
        V, F = blob((.80, .40, .13), 2.6, 52, .05, 2.4); V[:, 1] += .16*(1-(V[:, 0]/.8)**2)-.16; n = nz(V, 4, 3, 4)*.5+.5; n2 = nz(V, 12, 6, 2)*.5+.5
        C = lerp(lerp(lin('#f7d772'), lin('#eebb45'), n2), lin('#b06a1e'), sstep(.55, .78, n)*sstep(.0, .10, V[:, 2])*.85); V[:, 2] += .025*(n-.5); return V, F, C
    return _f('omel', 1, m, f, 'omel')
def apple():
    m = mat('apple', vcol=True, rough=.3, coat=.3, sss=.15)
    def f():
        red = R.random() < .75; a = np.linspace(0, math.pi, 16); rf = polyrf([(math.cos(t)*.27, math.sin(t)*.25-.09) for t in a]+[(-.06, -.05), (.06, -.05)])
        skin = lin('#b81f24') if red else lin('#8fae3a')
        return coin(1.0, .06, lambda r, t: lerp(lin('#f7eecb'), lin('#efe2b0'), r), None, 10, 64, rf=rf, side=lambda t: skin if math.sin(t) > -.25 else lin('#f1e5b8'), edge=.25)
    return _f('apple', 4, m, f, 'apple')
def sesame_bar():
    m = mat('sesb', vcol=True, rough=.22, coat=.55, bump=.15)
    def f():
        V, F = blob((.42, .15, .07), 9, 20, .02, 4); parts = [(V, F, np.tile(lin('#a8661e'), (len(V), 1)))]; D = V[R.sample(range(len(V)), 10)]
        Vs, Fs = blob((.026, .016, .009), 2, 4)
        for k in range(620):
            fc = R.random(); s = R.choice((-1, 1))
            if fc < .56: p, rt = (R.uniform(-.41, .41), R.uniform(-.14, .14), .068*(1 if R.random() < .9 else -1)), (R.gauss(0, .25), R.gauss(0, .25), R.uniform(0, 6))
            elif fc < .86: p, rt = (R.uniform(-.41, .41), s*.148, R.uniform(-.065, .065)), (math.pi/2+R.gauss(0, .25), R.uniform(0, 6), 0)
            else: p, rt = (s*.418, R.uniform(-.14, .14), R.uniform(-.065, .065)), (R.uniform(0, 6), math.pi/2, 0)
            c = lerp(lin('#ecc98a'), lin('#b9742a'), R.random()) if R.random() > .02 else lin('#8fa04a'); q = 1.9 if R.random() < .02 else 1.0; parts.append((xf(Vs, p, rt, q), Fs, np.tile(c if q == 1 else lin('#8fa04a'), (len(Vs), 1))))
        return join(parts)
    return _f('sesb', 2, m, f, 'sesb')
# ---------- herbs and finishing touches
def _sprig(key, fn, col, c2):
    m = mat('sprig'+key, col, c2, nscale=8, rough=.5, val=.12)
    return protos('sprig'+key, 4, lambda: mesh('sprig', *fn(), material=m))
def dill():
    def f():
        parts = []
        def br(p, a, L, w, d):
            q = p+np.array([math.cos(a)*L, math.sin(a)*L, R.uniform(-.01, .03)*L*8]); V, F = tube(np.array([p, (p+q)/2+np.array([0, 0, .008]), q]), w, 4); parts.append((V, F, np.zeros((len(V), 3))))
            if d: 
                for k in range(5): br(p+(q-p)*(.3+.16*k), a+R.uniform(.4, .9)*(1 if k % 2 else -1), L*R.uniform(.35, .5), w*.7, d-1)
        br(np.array([-.10, 0, 0.0]), 0, .24, .007, 2); V, F, _ = join(parts); return V, F
    return _sprig('dill', f, '#3f7d2a', '#63a040')
def needles(key, n, L, w, col, c2, nl, wl, up=.5):
    def f():
        pts = np.stack([np.linspace(-L, L, 8), .05*np.sin(np.linspace(-1, 1, 8)*2), 0*np.linspace(0, 1, 8)+.01], 1); V, F = tube(pts, w, 5); parts = [(V, F, np.zeros((len(V), 3)))]
        for k in range(n):
            u = -L+2*L*(k+.5)/n; Vb, Fb = blob((nl, wl, wl*.5), 2, 5); parts.append((xf(Vb+np.array([nl, 0, 0]), (u, .05*math.sin(u/L*2), .012), (0, -R.uniform(.0, up), R.uniform(.5, .9)*(1 if k % 2 else -1))), Fb, np.zeros((len(Vb), 3))))
        V, F, _ = join(parts); return V, F
    return _sprig(key, f, col, c2)
def rosemary(): return needles('rosem', 34, .26, .012, '#3f5a34', '#5f7a50', .065, .012)
def thyme(): return needles('thyme', 16, .13, .006, '#4a6a34', '#6d8c4c', .022, .014)
def springonion():
    m = mat('sprng', '#6fa83a', '#cfe0a0', nscale=7, rough=.3, coat=.3, val=.15)
    def f(): a = np.linspace(0, 2*np.pi, 15); return tube(np.stack([.045*np.cos(a), .045*np.sin(a)*R.uniform(.8, 1), .004*np.sin(a*2)], 1), .013, 6)
    return _f('sprng', 3, m, f, 'sprng')
