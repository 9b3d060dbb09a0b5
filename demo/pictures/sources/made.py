"""Things that are built from parts: moussaka, pastitsio, stuffed vegetables, pies, a pot with something soft in it."""
from core import *
import core
from kitchen import *
from compose import *

class Spot:
    """a place with its own flat ground, for what stands beside the dish's own bed; looks like a Meal to sauce() and puree()"""
    def __init__(s, z=0.0, R=1.0, dome=0.0): s.p = s; s.z = z; s.R = R; s.dome = dome
    def h(s, x, y): return s.z+s.dome*(1-(x*x+y*y)/(s.R*s.R))
def parts_at(x, y, z, rot, scale=1.0):
    """returns place(mesh, loc, rot, scale), which sets a part in the built thing's own axes"""
    M = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(rot, 4, 'Z') @ Matrix.Scale(scale, 4)
    def place(me, loc=(0, 0, 0), r=(0, 0, 0), s=1.0):
        o = obj(me, (0, 0, 0)); o.matrix_world = M @ Matrix.Translation(Vector(loc)) @ Euler(r).to_matrix().to_4x4() @ Matrix.Scale(s, 4); return o
    return place
def around(W, D, step, inset=0.0):
    """points along the edge of a W by D block, front and both sides"""
    n = int(W/step); d = int(D/step)
    return [(-W/2+W*(k+.5)/n, -D/2+inset, 0) for k in range(n)]+[(s*(W/2-inset), -D/2+D*(k+.5)/d, 1) for k in range(d) for s in (-1, 1)]
def box(W, D, H, col, key):
    m = skin('box'+key, rough=.4, coat=.25, bump=.6, bscale=20); V, F = blob((W/2, D/2, H/2), 9, 30, .02, 3); return mesh('box', V, F, ramp(col, fbm(V, 9)), material=m)
def bechamel(W, D, H, brown=.5):
    m = skin('becham', rough=.34, coat=.35, bump=.35, bscale=16, sss=.15, detail=(26, .88, 1.08))
    V, F = blob((W/2, D/2, H/2), 5.5, 72, .02, 2); z = V[:, 2]/(H/2); se = R.uniform(0, 90); n = fbm(V*np.array([1, 1, .4]), 3.2, 4, se); n2 = fbm(V, 9, 3, se+5)
    V[:, 2] += (.05*(n-.5)+.02*(n2-.5))*(z > .2)-.10*H*sstep(-.2, -1, z)*(fbm(V*np.array([1, 1, 0]), 7, 2, se+9)*2.4-.6); V[:, :2] *= (1+.03*(n2-.5)*(np.abs(z) < .9))[:, None]
    C = ramp(((0, '#fbeec6'), (.5, '#f3dca0'), (1, '#e2bd72')), n2); b = sstep(.45, .95, z); C = lerp(C, ramp(((0, '#f2cd80'), (.35, '#dda04a'), (.6, '#a85f1e'), (.8, '#6a300e'), (1, '#2c1005')), n*1.25-.28+brown*.2+.25*(n2-.5)), b); return mesh('becham', V, F, C, material=m)
MINCE = ((0, '#3a150a'), (.5, '#7c3418'), (1, '#b05a2a'))
def minceskin(place, W, D, z0, z1, n=420):
    pr = crumb()
    for k in range(n):
        f = R.random(); u = R.uniform(-.5, .5); z = R.uniform(z0, z1)
        p = (u*W, -D/2+R.uniform(-.03, .03), z) if f < .5 else (R.choice((-1, 1))*(W/2+R.uniform(-.03, .03)), u*D, z); place(R.choice(pr), p, [R.uniform(0, 6) for _ in range(3)], R.uniform(.8, 1.25))
def moussaka(x, y, rot, scale=1.0, z=.07):
    W, D = 1.22, 1.0; P = parts_at(x, y, z, rot, scale); P(box(W-.16, D-.16, .56, MINCE, 'mous'), (0, 0, .30))
    for a, b, side in around(W, D, .20, .15): P(R.choice(potround()), (a+R.uniform(-.03, .03), b+R.uniform(-.02, .02), .05+R.uniform(0, .03)), (R.uniform(-.1, .1), R.uniform(-.1, .1), R.uniform(0, 6)), 1.05)
    for a, b, side in around(W, D, .21, .17): P(R.choice(auberslice()), (a+R.uniform(-.03, .03), b+R.uniform(-.02, .03), .135+R.uniform(-.01, .02)), (R.uniform(-.12, .12), R.uniform(-.12, .12), R.uniform(0, 6)), 1.04)
    minceskin(P, W-.03, D-.03, .17, .36, 640)
    for a, b, side in around(W, D, .22, .17): P(R.choice(auberslice()), (a+R.uniform(-.03, .03), b+R.uniform(-.02, .02), .385+R.uniform(-.015, .015)), (R.uniform(-.14, .14), R.uniform(-.14, .14), R.uniform(0, 6)), 1.03)
    P(bechamel(W+.03, D+.03, .34), (0, 0, .585))
def pastitsio(x, y, rot, scale=1.0, z=.07):
    W, D = 1.22, 1.0; P = parts_at(x, y, z, rot, scale); P(box(W-.12, D-.14, .62, MINCE, 'past'), (0, 0, .32)); pr = pipe('buc', D/2-.01, .050, .030, ('#e6be70', '#f3d898'), 0.0)
    for row in range(4):
        n = 12 if row % 2 else 13
        for k in range(n): P(R.choice(pr), ((k-(n-1)/2)*.098+R.uniform(-.012, .012), R.uniform(-.025, .025), .055+.082*row+R.uniform(-.01, .01)), (0, R.uniform(0, 6)*0, math.pi/2+R.uniform(-.03, .03)), 1.0)
    for k in range(40): P(R.choice(crumb(((0, '#e9cf94'), (1, '#f7e6b8')), 'becr', .03)), (R.uniform(-.5, .5)*W, -D/2+.01, R.uniform(.02, .34)), [R.uniform(0, 6) for _ in range(3)])
    minceskin(P, W-.05, D-.05, .37, .54, 460); P(bechamel(W+.02, D+.02, .36, .35), (0, 0, .70))
def sheet(W, D, t=.019):
    """a boiled sheet of lasagne: wavy, and longer at one end than at the other"""
    m = skin('lasag', rough=.3, coat=.35, bump=.15, bscale=20, sss=.12, detail=(20, .92, 1.06)); V, F = blob((W/2, D/2, t), 9, 64, 0, 2); se = R.uniform(0, 90); w = fbm(V*np.array([1, 1, 0]), 2.6, 2, se)-.5; e = nz(V*np.array([1, 1, 0]), 2.2, se+4, 2)
    edge = sstep(.78, 1, np.maximum(np.abs(V[:, 0])/(W/2), np.abs(V[:, 1])/(D/2))); V[:, 2] += .05*w-.028*edge*(1+1.6*e); V[:, :2] *= (1+.035*e)[:, None]
    return mesh('lasag', V, F, ramp(((0, '#dcb462'), (.5, '#efd590'), (1, '#f8e8b8')), fbm(V, 7)), material=m)
RICOTTA = ((0, '#e9e0cb'), (.5, '#f6f0e1'), (1, '#fffaf0'))
SUGO = ((0, '#8a2008'), (.5, '#b83a14'), (1, '#d8662e'))
def lasagne(x, y, rot, scale=1.0, z=.07):
    W, D = 1.20, .98; P = parts_at(x, y, z, rot, scale); h = .03; cr = crumb(RICOTTA, 'rico', .04); su = crumb(SUGO, 'sugo', .03); gr = lump('spinb', (.085, .05, .016), '#1c3a10', '#4d7a2a', 2.2, .35, 5, n=12, rough=.35, coat=.3, sss=.1, bump=.5, bscale=30)
    def rim(bits, n, z0, z1, s, out=.0, tip=3.1):
        for k in range(n):
            u = R.uniform(-.5, .5); d = out+R.uniform(-.035, .025); q = R.uniform(z0, z1); p = (u*(W-.08), -D/2+.05-d, q) if R.random() < .55 else (R.choice((-1, 1))*(W/2-.05+d), u*(D-.08), q); P(R.choice(bits), p, (R.uniform(-tip, tip), R.uniform(-tip, tip), R.uniform(0, 6)), R.uniform(*s))
    for k in range(3):
        P(sheet(W+.045, D+.045), (R.uniform(-.015, .015), R.uniform(-.012, .012), h), (0, 0, R.uniform(-.025, .025))); h += .03
        P(box(W-.05, D-.05, .05, SUGO, 'sugo'), (0, 0, h+.012)); rim(su, 150, h-.005, h+.02, (.6, 1.2), -.005); h += .04
        P(box(W-.09, D-.09, .15, RICOTTA, 'rico'), (0, 0, h+.055)); rim(cr, 230, h+.0, h+.105, (.6, 1.3)); rim(gr, 105, h+.01, h+.10, (.6, 1.1), .0, .5); h += .13
    P(sheet(W+.03, D+.03), (0, 0, h)); P(bechamel(W, D, .15, .30), (0, 0, h+.065)); return h
def stuffed2(kind, x, y, z, s=1.0, turn=0.0):
    m = skin('stuf2'+kind, rough=.22, coat=.6, bump=.35, bscale=14, sss=.1, sss_r=(.1, .03, .02), detail=(20, .85, 1.1)); tom = kind == 'tomato'; H = .23 if tom else .32
    cols = ((0, '#e2482a'), (.45, '#c22a12'), (.7, '#7c150a'), (1, '#2a0805')) if tom else ((0, '#9aa83a'), (.4, '#6f8428'), (.7, '#43541a'), (1, '#1f240c'))
    def shell():
        V, F = blob((.43, .43, .37) if tom else (.36, .36, .46), 2.25, 54, .05, 2.2); th = np.arctan2(V[:, 1], V[:, 0]); k, am = (7, .025) if tom else (4, .09); V[:, :2] *= (1+am*np.cos(k*th+1))[:, None]
        wr = np.abs(nz(V*np.array([1, 1, .35]), 9, R.uniform(0, 9), 2)); V *= (1-.025*(.3-np.minimum(wr, .3))/.3)[:, None]; n = fbm(V, 2.6, 4); return V, F, ramp(cols, -.18+.85*n+.40*sstep(-.05, .30, V[:, 2])*sstep(.45, .72, n))
    V, F, C = shell(); hi = V[:, 2] > H; V[hi, 2] = H; P = parts_at(x, y, z, turn, s); P(mesh('stuf2', V, F, C, material=m)); q = .335 if tom else .27
    gr = lump('grice2', (.052, .0135, .013), '#dca25c', '#edcb8e', 2.3, 0, n=6, rough=.32, coat=.45, sss=0, bump=0); dome = .085
    Vd, Fd, Cd = coin(q, .03, lambda r, t: (0, 0, 0), lambda r, t: dome*(1-r*r), 8, 30); P(mesh('cap', Vd, Fd, material=mat('ricecap', '#b06a2c', None, rough=.5)), (0, 0, H-.03))
    bits = pr_bits()
    for i in range(620):
        a = R.uniform(0, 6.28); u = q*1.06*math.sqrt(R.random()); nrm = Vector((math.cos(a)*u*1.4+R.gauss(0, .4), math.sin(a)*u*1.4+R.gauss(0, .4), 1)).normalized(); P(R.choice(gr) if i % 26 else R.choice(bits), (u*math.cos(a), u*math.sin(a), H-.02+dome*(1-(u/q)**2)+R.uniform(0, .025)), align(nrm), 1.0)
    V, F, C = shell(); V[:, 2] = np.maximum(V[:, 2], H*.9); V[:, 2] = H*.9+(V[:, 2]-H*.9)*.8; o = (0, 0, -H*.9); parts = [(V+np.array(o), F, C)]; st = tube(np.array([[0, 0, .06], [.01, 0, .14], [.04, .02, .21]]), [.035, .026, .034], 9)
    parts.append((st[0], st[1], np.tile(lin('#4f5a24' if tom else '#5f7426'), (len(st[0]), 1))))
    if tom:
        for k in range(5): Vs, Fs = blob((.09, .024, .008), 2, 6); a = k*1.257; parts.append((xf(Vs+np.array([.07, 0, .105]), (0, 0, 0), (0, .25, a)), Fs, np.tile(lin('#5a6a2a'), (len(Vs), 1))))
    P(mesh('stuflid', *join(parts), material=m), (.02, .10, H+.055), (.30+R.uniform(-.05, .05), R.uniform(-.1, .1), R.uniform(0, 6)), .93)
def pr_bits(): return lump('pinen2', (.05, .024, .022), '#f3dfae', '#e2b970', 2.2, .02, n=6)+raisin2()[:1]
def parcel(cutaway=False, seed=0):
    """a folded triangle of phyllo; cut through, it shows spinach and feta"""
    m = skin('phy', rough=.36, coat=.25, bump=.35, bscale=22, detail=(30, .8, 1.16)); rf0 = polyrf([(-.70, -.40), (.70, -.40), (0, .70)]); se = R.uniform(0, 90); H = .30
    def rf(t): return min(rf0(t), .70)*(1+.014*math.sin(11*t+se))
    def top(r, t):
        x, y = r*math.cos(t)*.7, r*math.sin(t)*.7; w = mn.fractal(Vector((x*3+se, y*3, 1)), 1, 2, 4); f = -.055*float(sstep(.0, .03, x*.86+y*.5+.05*w))-.035*float(sstep(.0, .03, -x*.86+y*.5-.18)); return .15*(1-r**3.2)+.025*w+f-.012*abs(mn.noise(Vector((x*14, y*5, se))))
    def col(r, t):
        x, y = r*math.cos(t)*.7, r*math.sin(t)*.7; n = mn.fractal(Vector((x*3.2, y*3.2, se)), 1, 2, 5)*.5+.5; b = mn.noise(Vector((x*16, y*16, se)))*.5+.5; return ramp(((0, '#f6dfa6'), (.3, '#e9b862'), (.55, '#cc8530'), (.8, '#8a4a14'), (1, '#4a2207')), np.clip(n*1.05-.18+.25*r**4+.18*b, 0, 1))
    V, F, C = coin(1.0, H, col, top, 46, 220, rf=rf, side=lambda t: col(.98, t), edge=.30); lay = np.abs(((V[:, 2]*26+1.6*nz(V, 5)) % 1)-.5)*2; low = V[:, 2] < .13
    C = np.where(low[:, None], lerp(C, C*.62, sstep(.55, .95, lay)), C); V[:, :2] *= (1+.02*(lay-.5)*low)[:, None]
    if cutaway:
        hit = np.zeros(len(V), bool); V = cut(V, (0, -1, 0), .06, hit); z0, z1 = -H/2, .30; u = (V[:, 2]-z0)/(z1-z0); n = fbm(V, 14, 3); n2 = fbm(V, 13, 3); fill = ramp(((0, '#16300c'), (.5, '#2f5a1c'), (1, '#5f8436')), n); fill = lerp(fill, lin('#f3ecda'), sstep(.60, .66, n2)); sh = np.abs(((V[:, 2]*36+nz(V, 4)) % 1)-.5)*2; shc = lerp(lin('#f3d898'), lin('#b9802f'), sstep(.4, .9, sh)); w = .16+.10*np.abs(V[:, 0]); inside = (u > w)*(u < 1-w)*(np.abs(V[:, 0]) < .50)
        C = np.where(hit[:, None], np.where(inside[:, None], fill, shc), C); V[:, 1] += hit*(.018*(n-.5)*2)*inside
    return mesh('parcel', V, F, C, material=m)
def flake(n=10):
    """shards of phyllo"""
    m = skin('phyf', rough=.4, coat=.2, bump=.2, transl=.25)
    def f():
        a, b, k = R.uniform(.08, .17), R.uniform(.05, .10), R.uniform(2, 7); V, F = [], []
        for i in range(9):
            for j in range(7): u, v = i/8-.5, j/6-.5; q = 1+.35*mn.noise(Vector((u*5, v*5, a*99))); V.append((u*2*a*q, v*2*b*q, .10*a*math.cos(u*k)+.04*mn.noise(Vector((u*6, v*6, b*99)))))
        F = [(i*7+j, (i+1)*7+j, (i+1)*7+j+1, i*7+j+1) for i in range(8) for j in range(6)]; V = np.array(V); return V, F, ramp(((0, '#f3d592'), (.5, '#d99c44'), (1, '#8a4a14')), fbm(V, 6, 3))
    return protos('flake', n, lambda: mesh('flake', *f(), material=m))
def potof(x, y, r, glaze='#e6ddcc', h=.5, level=.86, z=0.0):
    """a small round pot; returns the Spot inside it (build at the origin, then move the object by (x, y))"""
    prof = [(0, .05), (.62, .05), (.68, 0), (.76, .01), (.84, .12), (.97, .62), (1.0, .94), (.985, .985), (.955, .97), (.935, .90), (.88, .55), (.74, .16), (.6, .10), (0, .10)]
    V, F = lathe([(a*r, b*h) for a, b in prof], 110); obj(mesh('pot', V, F, material=mat('pot'+glaze, glaze, None, rough=.28, coat=.45, bump=.05, bscale=9)), (x, y, z), name='dish_pot'); return Spot(z+level*h, r*.93)
