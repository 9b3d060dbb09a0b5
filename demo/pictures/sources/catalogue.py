"""One composition per meal, keyed by slug. Usage: blender -b --factory-startup -P catalogue.py -- OUTDIR WIDTH SAMPLES slug... (or all)"""
import sys, os, time, shutil
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from layout import *
from made import *

# The table's colours by kind of meal.
TABLE = dict(main=('#3d4a3c', '#2f3b2f'), fish=('#c9b595', '#b9a27e'), vegan=('#7d8a6a', '#6a7758'), breakfast=('#d9c3a0', '#c9b089'), snack=('#a5563a', '#8e442c'), extra=('#4a5a62', '#3b4a52'))
NAPKIN = dict(main=('#d8ccb4', '#8a5a34'), fish=('#46605e', None), vegan=('#e3d8c2', '#66764e'), breakfast=('#9db0ac', None), snack=('#e6d6bd', '#a5563a'), extra=('#cfc4ae', None))

# ---------------------------------------------------------------- helpers
def plate(glaze='#ece5d8', speck='#b6a68c'):
    m = Meal('plate', glaze, speck); m.base(None, glaze); m.p.bedobj.hide_render = True; return m
def bowl(glaze='#e2d8c6', speck='#5d4a36', **k): return Meal('bowl', glaze, speck, **k)
def float_(m, pr, zone, n, d, sink=.0, scale=1.0, tilt=.6, jit=.03):
    """items on (or half in) the bed, no physics"""
    lim = m.p.R*(.90 if m.p.kind != 'jar' else .86)
    for x, y in poisson(m.p, zone, d, 2600)[:n]:
        if math.hypot(x, y) > lim: x, y = x*lim/math.hypot(x, y), y*lim/math.hypot(x, y)
        obj(R.choice(pr), (x, y, m.p.h(x, y)+sink+R.uniform(-jit, jit)), (R.gauss(0, tilt), R.gauss(0, tilt), R.uniform(0, 6.28)), scale*R.uniform(.9, 1.1))
def hit(x, y):
    ok, loc, nor, i, ob, mm = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((x, y, 5)), Vector((0, 0, -1))); return ok, loc, nor, ob
def top(m, pr, zone, n, d=.2, lift=.03, scale=1.0, tilt=.3):
    """items on whatever is already there (ray-cast)"""
    skip = ('table',) if m.p.kind == 'plate' else ('table', 'dish')
    bpy.context.view_layer.update(); todo = []
    for x, y in poisson(m.p, zone, d, 2600)[:n]:
        ok, loc, nor, ob = hit(x, y)
        if ok and not ob.name.startswith(skip): todo.append((loc, nor))
    for loc, nor in todo: obj(R.choice(pr), loc+Vector((0, 0, lift)), align(Vector((nor.x*.5+R.gauss(0, tilt), nor.y*.5+R.gauss(0, tilt), 1)).normalized()), scale*R.uniform(.9, 1.1))
def lay(pr, x, y, lift=.1, rot=(0, 0, 0), scale=1.0):
    """one item on whatever is there"""
    bpy.context.view_layer.update(); ok, loc, nor, ob = hit(x, y); return obj(pr, (x, y, loc.z+lift), rot, scale)
def mound(m, x, y, r, hgt, grain, dens=1.0):
    """a heap of grains"""
    m.p.bumps.append((x, y, r, hgt)); V = [(x, y, m.p.h(x, y)-.015)]; F = []; n, nt = 26, 72; f, cnt, col = GRAIN[grain]
    for i in range(1, n+1):
        for j in range(nt): q, a = r*i/n, 2*math.pi*j/nt; X, Y = x+q*math.cos(a), y+q*math.sin(a); V.append((X, Y, m.p.h(X, Y)-.015-(.03 if i == n else 0)))
    for j in range(nt): F.append((0, 1+j, 1+(j+1) % nt))
    for i in range(n-1):
        for j in range(nt): F.append((1+i*nt+j, 1+(i+1)*nt+j, 1+(i+1)*nt+(j+1) % nt, 1+i*nt+(j+1) % nt))
    obj(mesh('mound', V, F, material=mat('mound'+col, col, None, rough=.6)), name='mound'); m.later.append(lambda: m.p.grains(f(), ('c', x, y, r*1.02), int(cnt*(r/1.1)**2*1.25*dens), .045, .6))
def chopped(m, kind='parsley', zone=('all',), n=30, big=.55):
    """herbs of several sizes, as a knife leaves them"""
    pr = dict(dill=dill, rosemary=rosemary, thyme=thyme, springonion=springonion)[kind]() if kind in ('dill', 'rosemary', 'thyme', 'springonion') else leaf(kind)
    m.p.garnish(pr, zone, n//2, big, .012, .45); m.p.garnish(pr, zone, n, big*.5, .008, .6)
def pepperdust(m, zone=('all',), n=70): m.p.garnish(seed('#1d1a16', '#2a2622', .38), zone, n, 1)
def oregano(m, zone=('all',), n=90): m.p.garnish(seed('#4a5a22', '#6a7a3c', .6), zone, n, 1)
def paprika(m, zone=('all',), n=90): m.p.garnish(seed('#9a2c12', '#b8441c', .42), zone, n, 1)
def salt(m, zone=('all',), n=40): m.p.garnish(seed('#f6f2ea', '#ffffff', .5), zone, n, 1)
def sesame(m, zone=('all',), n=120): m.p.garnish(seed('#f0dfb6', '#fbf0d2'), zone, n, 1.0)
def oils(m, zone, n, col=('#d08a1c', '#e6b03a'), d=.1, s=1.0):
    """beads of oil on a soup or sauce"""
    pr = protos('bead'+col[0], 5, lambda: mesh('oil', *blob((.05*R.uniform(.3, 1.2),)*2+(.007,), 2, 10, .06, 4), material=mat('bead'+col[0], *col, nscale=6, rough=.05, coat=1.0, sss=.1))); top(m, pr, zone, n, d, .0, s, .02)
def lemons(m, pts, sc=.8, lift=.06, lime=False):
    pr = lemon(('#b9d45a', '#eaf3c0', '#5f9a2a'), .17) if lime else lemon()
    for k, (x, y) in enumerate(pts): lay(pr[k % 3], x, y, lift, (.30, .14*(-1)**k, k*1.3), sc)
def sprig(m, x, y, kind='mint', n=5, scale=1.1): m.p.garnish(leaf(kind), ('c', x, y, .09), n, scale, .04, .3)
def soup(cols, glaze='#e8e0d0', speck='#77624a', level=.47, **k): m = bowl(glaze, speck, level=level, dome=0); broth(m, cols, **k); return m
def creamy(col, col2=None, bump=.15, bscale=6): return mat('cream'+col, col, col2, nscale=6, rough=.34, sss=.2, bump=bump, bscale=bscale, bdetail=5, coat=.2)
def greens(m, x, y, r, n=26, hgt=.16, kind='horta'):
    m.p.bumps.append((x, y, r*1.05, hgt)); pr = leaf(kind)
    for k in range(n):
        a = R.uniform(0, 6.28); q = r*.72*math.sqrt(R.random()); X, Y = x+q*math.cos(a), y+q*math.sin(a)*.8; obj(R.choice(pr), (X, Y, m.p.h(X, Y)+.01+.05*k/n), (R.uniform(-1.2, 1.2), R.uniform(-.15, .15), R.gauss(.3, .9)), R.uniform(.75, 1.05))
def beans(m, x, y, rot=0.0, n=26, w=.16, scale=1.0, thick=1.0):
    """a loose bundle of green beans"""
    pr = greenbean('#3f7d23', .36, .021*thick)
    for k in range(n):
        q = R.gauss(0, w*.55); l = .026+.042*thick*int(k/(w*52)); obj(R.choice(pr), (x-q*math.sin(rot)+R.gauss(0, .07)*math.cos(rot), y+q*math.cos(rot)+R.gauss(0, .07)*math.sin(rot), m.p.h(x, y)+l), (R.uniform(0, 6.3), R.uniform(-.07, .07), rot+R.gauss(0, .16)), scale*R.uniform(.85, 1.08))
def avofan(m, x, y, n=6, dx=.085, dy=-.02, a=1.75, lift=.1, s=1.0):
    bpy.context.view_layer.update(); z = [hit(x+dx*k, y+dy*k)[1].z for k in range(n)]; z0 = sum(z)/n
    for k in range(n): obj(avocado()[k % 3], (x+dx*k, y+dy*k, z0+.6*(z[k]-z0)+lift+.008*k), (-.28, .18, a-.05*k), s)
def drip(m, pts, col, rad=.02, rough=.08, wob=True):
    """an uneven thread of syrup, oil or dressing"""
    P = [(x+R.gauss(0, .02), y+R.gauss(0, .02)) for x, y in pts]; return m.p.drizzle(P, rad=rad, material=mat('drip'+col, col, None, rough=rough, coat=.9, sss=.15))
def honey(x, y, r, a=0.0, stretch=1.8, cols=('#b0660c', '#e2a436')):
    """honey that has run out: thick, clear, uneven"""
    bpy.context.view_layer.update(); sauce(Spot(hit(x, y)[1].z, 3), 0, 0, r, .022, cols, .5, stretch, a, lumps=.1, gloss=.03, sink=.03, sss=.2, clear=.25).location = (x, y, 0)
def loops(m, x, y, r, n, look):
    """a thick thread that falls from a spoon in n loops, from (x, y) to the right"""
    col, rad = look; pts = [(x+r*.55*k/2+r*.55*math.cos(math.pi*k/2), y+r*math.sin(math.pi*k/2)) for k in range(4*n)]
    return drip(m, pts, col, rad)
def zigzag(m, x, y, w, h, n, a, look):
    """a thin thread that a spoon has swung to and fro over the dish, at an angle"""
    col, rad = look; c, q = math.cos(a), math.sin(a); P = [((k/(2*n)*2-1)*w, h*(-1)**k*R.uniform(.75, 1.1)) for k in range(2*n+1)]
    return drip(m, [(x+u*c-v*q, y+u*q+v*c) for u, v in P], col, rad)
def jar(level, layers, topmat):
    """glass tumbler; layers = [(height, colour)] from the bottom"""
    m = Meal('jar', 'jar', None, level=level, dome=0); m.base(None, material=topmat); V, F = lathe([(r, z) for r, z in [(0, .085), (.60, .085)]+[(.715+.048*(z-.12)/.48-.010, z) for z in np.linspace(.13, level-.004, 60)]], 120)
    C = np.zeros((len(V), 3)); zz = V[:, 2]+.035*np.array([mn.fractal(Vector((v[0]*3, v[1]*3, 2)), 1, 2, 3) for v in V]); C[:] = lin(layers[0][1])
    for h, c in layers[1:]: C[zz > h] = lin(c)
    obj(mesh('fill', V, F, C, material=mat('jarfill', vcol=True, rough=.4, sss=.1, bump=.25, bscale=20, detail=(22, .86, 1.1))), name='dish_fill'); return m

# ---------------------------------------------------------------- meals
MEAL = {}
def meal(slug, cat, view='table', dist=5.35, at=(0, 0, .28)):
    """view: the camera's height (high, table, low); dist: how near; at: what it looks at"""
    def d(f): MEAL[slug] = (f, cat, view, dist, at); return f
    return d

@meal('kotopoulo-lemonato', 'main', 'table', 4.35, (0, -.04, .2))
def _():
    m = plate('#e9e2d2'); sauce(m, .02, -.22, .86, .035, ('#b98a1c', '#e8cc6a'), .20, 1.10, .1, lumps=.2, gloss=.06, oil='#d8a528', sss=.1)
    beans(m, .40, .52, .30, 34, .15); m.done(); W = wedge2()
    for k, (x, y, z, a, t) in enumerate(((-.74, .20, .10, 1.9, .2), (-.52, .42, .12, 1.1, -.3), (-.68, -.10, .11, 1.0, .3), (-.46, .12, .13, 2.3, -.3), (-.58, -.38, .11, .35, .2), (-.24, -.60, .11, -.15, .2), (-.22, .46, .12, .6, -.2), (-.54, .14, .29, .5, .25))): obj(W[k % 6], (x, y, z+.05), (t*.6, .1*(-1)**k, a), .96)
    T = thigh(); obj(T[1], (.36, .16, .20), (-.05, .06, .45), .98); obj(T[0], (.16, -.20, .25), (.14, -.05, -.22), 1.06); sauce(m, .20, -.22, .20, .012, ('#c8962a', '#e8c860'), .4, 1.3, -.2, lumps=.1, gloss=.05, z=.40, sink=.05, clear=.35); lemons(m, [(.60, -.46), (.76, -.28)], .72); oregano(m, ('c', 0, -.1, .8), 170); oils(m, ('c', .0, -.74, .26), 12, ('#d8a528', '#ecc860'), .08, .6)
@meal('kotopoulo-basmati-mprokolo', 'main')
def _():
    m = bowl('#e2d8c6'); m.base('rice'); m.put('broccoli', ('sec', -2, 84, .40, .86), scale=1.02); m.put('carrot', ('sec', 108, 172, .62, .84)); m.put('carrot', ('sec', 114, 164, .36, .54))
    m.protein('chicken', -.06, -.36, -.22, 1.12, 8); m.done(); paprika(m, ('c', 0, -.3, .6), 60); chopped(m, 'thyme', ('c', -.05, -.3, .6), 10, .9); chopped(m, 'parsley', n=20, big=.4); lemons(m, [(-.86, -.16)], .72)
@meal('souvlaki-mpol-kotopoulo', 'main', 'high', 5.45)
def _():
    m = bowl('#b9653f', '#7a3d24'); m.base('bulgur'); m.put('tomato', ('sec', 20, 80, .42, .84), 7); m.put('cucumber', ('sec', 92, 150, .62, .84)); m.put('cucumber', ('sec', 98, 144, .36, .5)); m.put('onion', ('sec', 60, 100, .25, .5), 18); m.done()
    for k, (x, y, a) in enumerate(((-.98, .02, 1.2), (-.93, -.22, 1.45))): obj(pita()[k], (x, y, .70+.04*k), (.25, -.62, a+.6), .62)
    S = souvlaki(); row = [(-.62+.215*i+R.gauss(0, .02), -.30-.06*i+R.gauss(0, .03), .05) for i in range(7)]+[(-.50+.215*i+R.gauss(0, .02), -.60-.045*i+R.gauss(0, .03), .05) for i in range(5)]+[(-.30+.24*i, -.42-.06*i, .27) for i in range(4)]
    for k, (x, y, l) in enumerate(row): obj(S[k % 6], (x, y, m.p.h(x, y)+.09+l), (R.gauss(0, .2), R.gauss(0, .2), -.25+R.gauss(0, .35)), 1.0)
    s = potof(.62, -.02, .31, '#e9e0cf', .34, .80, .44); m.p.dollop(.62, -.02, .28, .10, '#f3efe2', z=s.z-.02, flecks=(40, .10, '#6f9a3a')); m.p.garnish(dill(), ('c', .62, -.02, .16), 5, .4, .01)
    oregano(m, ('c', -.1, -.4, .7), 120); paprika(m, ('c', -.1, -.4, .6), 60); chopped(m, 'parsley', n=22, big=.42)
@meal('kotopoulo-kari-karydas', 'main', 'table', 5.2)
def _():
    m = bowl('#34484b', '#1e2a2b', level=.42); m.base('rice'); m.done(); sauce(m, .20, -.20, .90, .12, ('#c9791a', '#eeb552'), .26, 1.05, .3, lumps=.5, oil='#d8791a', gloss=.14); C = stewbeef(((0, '#f3d092'), (.4, '#e2a54a'), (.75, '#bf7424'), (1, '#6f380e')), 'currychk', .17)
    top(m, C, ('c', .18, -.20, .70), 15, .27, .03); top(m, pepper(), ('c', .18, -.2, .74), 15, .2, .02, .62, .4); top(m, pea(), ('c', .2, -.2, .82), 42, .10, .01, .85); top(m, yellowonion(), ('c', .2, -.2, .7), 7, .3, .01, .8, .3); oils(m, ('c', .2, -.2, .8), 26, ('#d0701a', '#e89a30'), .09, .7); sprig(m, .10, .02, 'coriander', 7, 1.1); chopped(m, 'coriander', ('c', .15, -.15, .9), 20, .6)
@meal('pennes-kotopoulo-manitaria', 'main')
def _():
    m = bowl('#3e5660', '#24343b', level=.40); m.base(None, material=creamy('#e6d3a8')); m.put('penne', ('ring', 0, .86), 84, 1.0); pm = mat('penneb', '#b98246', '#dcb880', nscale=4, rough=.28, sss=.15, coat=.5, val=.06, contrast=(.4, .7))
    for p in penne(): p.materials.clear(); p.materials.append(pm)
    m.done(60); m.dyn = []; top(m, stewbeef(((0, '#f6e0b8'), (.4, '#e6bd82'), (.75, '#c48a48'), (1, '#7c4418')), 'palechk', .16), ('c', 0, -.05, .80), 12, .36, .04, 1.0, .3); top(m, mushslice(), ('c', 0, 0, .88), 17, .28, .05, 1.05, .4); [sauce(Spot(hit(x, y)[1].z-.03, 1), 0, 0, .17, .03, ('#efdcb0', '#f8edd2'), .5, 1.4, x*3, lumps=.4, gloss=.2, sss=.2, sink=.06).__setattr__('location', (x, y, 0)) for x, y in ((-.5, .1), (.1, -.3), (.45, .25), (-.1, .45), (.4, -.5), (-.4, -.45))]; top(m, leaf('spinach'), ('c', 0, 0, .9), 13, .27, .03, .55, .5)
    m.p.garnish(lump('parm', (.075, .04, .005), '#f3e2b0', '#f8edc8', 3, .2), ('c', 0, 0, .8), 16, 1, .02, .6); m.p.garnish(seed('#f7edd2', '#fff8e4', .8), ('c', 0, 0, .85), 90, 1.0, .01, .8); chopped(m, 'parsley', n=26, big=.42); pepperdust(m, ('all',), 90)
@meal('salata-kaisara-kotopoulo', 'main', 'table', 5.5, (0, .03, .42))
def _():
    m = bowl('#e8e0d0', '#77624a'); m.base(None, material=mat('saladbed', '#22380e', '#4d7522', nscale=9, rough=.5, bump=.8, bscale=9, bdetail=8)); L = leaf('lettuce')
    for x, y in [(0, 0), (-.42, .28), (.42, .28), (-.42, -.3), (.42, -.3)]+[(.76*math.cos(a), .76*math.sin(a)) for a in np.arange(0, 6.2, .57)]: m.p.tuft(L, x, y, 9, .24, .01, .3, .66)
    top(m, strip('chicken'), ('c', -.14, -.12, .60), 13, .22, .05, 1.12, .16); top(m, cube('bread', .085), ('all',), 15, .34, .06, 1.0, .8); top(m, tomato_half(), ('ring', .40, .85), 8, .42, .05, .8, .4); avofan(m, .34, -.20, 6, .055, .085, .6, .09, 1.0)
    top(m, lump('parm2', (.13, .07, .006), '#f3e2b0', '#f8edc8', 3, .2), ('c', 0, 0, .8), 18, .2, .02, 1, .5); [drip(m, p, '#f3ead2', .024, .3) for p in (((-.7, .2), (-.4, -.1), (-.1, .15), (.15, -.2)), ((-.1, -.45), (.2, -.1), (.45, -.3), (.7, .1)), ((-.2, .5), (.1, .3), (.4, .5)))]; pepperdust(m, ('all',), 120)
@meal('giouvarlakia-galopoula', 'main')
def _():
    m = soup(('#e6cb74', '#f6e6ae'), '#4a6470', '#2c3d46', gloss=.1, level=.49); float_(m, cube('potato', .12), ('all',), 10, .36, .02, 1.0); float_(m, carrot(), ('all',), 15, .28, .025, .95, .2, .01); float_(m, zucchini(False), ('all',), 9, .34, .02, .8, .25, .01)
    Y = lump('youv2', (.20, .195, .18), '#d3a878', '#a5764c', 2.1, .08, 6, 28, 5, rough=.28, bump=.6, bscale=24, coat=.5); float_(m, Y, ('c', 0, -.02, .80), 9, .44, .08, 1.12, .4); m.p.grains(rice(), ('all',), 220, .0, .2); m.p.garnish(rice(), ('all',), 90, 1, .0, .4); oils(m, ('all',), 40, ('#dcb040', '#ecc860'), .08, .6); chopped(m, 'dill', n=44, big=.75); chopped(m, 'parsley', n=16, big=.4)
@meal('galopoula-kinoa-psita-lachanika', 'main', 'table', 5.3)
def _():
    m = bowl('#d9cbb2'); m.base('quinoa'); m.put('zucchini', ('sec', 20, 78, .60, .82), scale=1.0); m.put('zucchini', ('sec', 28, 72, .34, .46)); m.put('redpepper', ('sec', 86, 128, .35, .82), 15); m.done(); top(m, auberslice(), ('sec', 134, 196, .42, .84), 7, .27, .06, .9, .3); top(m, onion(), ('sec', 30, 180, .2, .7), 10, .2, .03, .9, .4)
    T = turkeyslice()
    for k in range(7): x = -.60+.20*k; obj(T[k % 5], (x, -.36-.03*k, m.p.h(x, -.4)+.17), (-.30+R.gauss(0, .03), .46, 1.30+R.gauss(0, .09)), 1.34)
    chopped(m, 'thyme', ('c', 0, -.35, .7), 16, 1.0); chopped(m, 'parsley', n=18, big=.4)
@meal('mpiftekia-galopoulas-glykopatata', 'main', 'table', 4.5, (0, -.02, .22))
def _():
    m = plate('#34484b', '#1e2a2b'); beans(m, .50, .40, .3, 34, .18); m.done(); C = lump('spc', (.125, .115, .10), '#e6742a', '#8a3a10', 6, .07, 3.5, 20, 6, rough=.34, bump=.4, bscale=24, nscale=5, coat=.3, sss=.12); top(m, C, ('c', -.40, .36, .46), 18, .22, .10, 1.0, .3); top(m, C, ('c', -.40, .36, .26), 6, .22, .10, .95, .4)
    for x, y, z, a in ((-.32, -.40, .19, 0), (.24, -.46, .19, 1), (.60, -.12, .19, 2), (.10, -.20, .38, 3)): obj(patty2()[a], (x, y, z), (.12*(-1)**a, -.08, a*1.4), 1.12)
    s = potof(-.74, -.12, .27, '#d9d0be', .30, .80, .07); m.p.dollop(-.74, -.12, .245, .09, '#f3edd6', z=s.z-.02, flecks=(40, .1, '#c99a2a')); chopped(m, 'parsley', ('c', 0, -.1, .8), 40, .42); oregano(m, ('c', 0, -.1, .8), 60)
@meal('pastitsio', 'main', 'low', 4.35, (0, 0, .40))
def _():
    m = plate('#8b4a34', '#5a2c1e'); pastitsio(0, .0, .42, 1.0); chopped(m, 'parsley', ('c', .1, -.1, .85), 14, .38); m.p.garnish(seed('#6a3414', '#8a4a20', .4), ('c', 0, 0, .5), 60)
@meal('mousakas', 'main', 'low', 4.35, (0, 0, .38))
def _():
    m = plate('#d9cdb8', '#8a7658'); sauce(m, .05, -.12, .74, .02, ('#a8541c', '#cf8a3c'), .2, 1.15, .1, lumps=.15, gloss=.05, oil='#c8862c', clear=0.4); moussaka(0, .02, -.42, 1.0); chopped(m, 'parsley', ('c', 0, -.1, .9), 18, .4)
@meal('soutzoukakia-smyrneika', 'main', 'table', 5.2)
def _():
    m = bowl('#35484b', '#1e2a2b', level=.42); m.base('rice'); m.done(); sauce(m, .06, -.20, .92, .15, ('#8f1c08', '#cf4c1c'), .22, 1.10, .1, lumps=.45, oil='#c8641a', gloss=.12); S = soutz2()
    for k, (x, y, a, z) in enumerate(((-.44, -.02, 1.0, 0), (-.10, .06, 1.5, 0), (.26, .05, 1.75, 0), (.58, -.06, 2.1, 0), (-.30, -.46, 1.2, 0), (.06, -.48, 1.5, 0), (.42, -.46, 1.9, 0))): obj(S[k % 5], (x, y, m.p.h(x, y)+.19+z), (R.gauss(0, .1), .05, a), 1.0)
    oils(m, ('c', .06, -.2, .85), 34, ('#c8601a', '#e08a30'), .08, .7); m.p.garnish(seed('#8a5a2a', '#a5743c', .55), ('c', .06, -.2, .8), 60); chopped(m, 'parsley', ('c', 0, -.15, .95), 24, .42)
def redorzo(): return lump('orzo2', (.070, .021, .020), '#d4803a', '#e8a45e', 2, 0, n=6, rough=.26, coat=.5, sss=.1, bump=0)
@meal('giouvetsi-moschari', 'main', 'table', 5.2)
def _():
    m = bowl('#9a4c30', '#5a2c1e', level=.44); GRAIN['orzo2'] = (redorzo, GRAIN['orzo'][1], '#a83c12'); m.base('orzo2'); m.done(); [sauce(m, x, y, r, .03, ('#96220a', '#cc5220'), .4, 1.2, x, lumps=.6, gloss=.1, oil='#cf7a24') for x, y, r in ((-.5, .35, .30), (.5, -.35, .34), (.35, .5, .26), (-.15, -.1, .62))]
    top(m, stewbeef(), ('c', 0, -.04, .68), 12, .34, .05, 1.0); top(m, carrot(), ('c', 0, 0, .85), 7, .45, .02, .7, .3); oils(m, ('all',), 40, ('#cf701a', '#e69a36'), .09, .7); m.p.garnish(shred('#f2dc9a', '#f8ecc4', .11, .008), ('c', 0, .0, .6), 150, 1, .02, .6); chopped(m, 'parsley', n=22, big=.42)
@meal('moschari-stifado', 'main', 'table', 5.1)
def _():
    m = bowl('#8b4a34', '#5a2c1e', level=.36, dome=.04); broth(m, ('#3f0f05', '#8a3214'), bump=.5, gloss=.08); sauce(m, .25, -.2, .85, .05, ('#4a1206', '#96381a'), .3, 1, 0, lumps=.8, gloss=.08, oil='#8f3a12')
    puree(m, -.42, .30, .78, .24, ('#f4e4b4', '#e2c98e'), .05, 7, .86, spin=.2); m.done(); B = stewbeef(); pts = [(.10, -.02), (.48, .06), (.30, -.34), (-.10, -.42), (.66, -.28), (.02, -.72), (.44, -.66), (-.42, -.60), (.28, -.10)]
    for k, (x, y) in enumerate(pts): lay(B[k % 6], x, y, .07, (R.gauss(0, .25), R.gauss(0, .25), R.uniform(0, 6)), 1.05)
    top(m, onionlet(), ('c', .28, -.26, .78), 13, .30, .05, 1.05, .7); oils(m, ('c', .25, -.25, .75), 24, ('#a8481a', '#c8702a'), .09, .7); lay(leaf('bay')[0], .52, .22, .04, (.2, -.2, .6), 1.05); lay(leaf('bay')[1], -.18, -.70, .04, (.1, -.1, 2.2), 1.0); m.p.garnish(lump('allsp', (.03, .03, .03), '#3a2014', '#54301c', n=6), ('c', .3, -.3, .7), 7, 1, .02); chopped(m, 'parsley', ('c', .15, -.2, .85), 18, .42)
@meal('moschari-piperies-kastano-ryzi', 'main', 'high', 5.4)
def _():
    m = bowl('#d9cbb2'); m.base('brownrice'); m.put('broccoli', ('sec', 100, 178, .42, .84), scale=.92); m.put('redpepper', ('sec', 20, 95, .3, .84), 24); m.done(); top(m, yellowonion(), ('sec', 20, 100, .2, .7), 7, .22, .03, .9, .3)
    top(m, strip('beef'), ('c', -.02, -.34, .62), 30, .14, .05, 1.0, .25); top(m, strip('beef'), ('c', -.02, -.34, .40), 12, .18, .05, 1.0, .3); top(m, pepper(), ('c', 0, -.25, .55), 6, .3, .03, .8, .3); sesame(m, ('c', 0, -.25, .7), 130); m.p.garnish(springonion(), ('c', 0, -.2, .8), 46, 1.0, .01, .5)
@meal('choirino-prasoselino', 'main')
def _():
    m = soup(('#dcc468', '#f0e0a0'), '#8b4a34', '#5a2c1e', gloss=.1, level=.48); float_(m, leekring(), ('all',), 40, .19, .03, 1.1, .45); float_(m, celery(), ('all',), 24, .22, .02, 1.0); float_(m, cube('potato', .13), ('all',), 8, .42, .04); top(m, stewbeef(((0, '#ecc898'), (.4, '#cf9a64'), (.75, '#9a6432'), (1, '#5a3014')), 'porkst', .19), ('c', 0, -.03, .85), 12, .37, .04, 1.05, .3); top(m, leekring(), ('all',), 10, .4, .03, 1.0, .3); oils(m, ('all',), 46, ('#d8b034', '#ecca5c'), .08, .6); lemons(m, [(-.62, .42)], .8); chopped(m, 'dill', n=46, big=.8); pepperdust(m, ('all',), 100)
@meal('psaronefri-damaskina-glykopatata', 'main', 'table', 4.45, (0, -.02, .2))
def _():
    m = plate('#ece5d8'); puree(m, -.14, .24, .66, .20, ('#ec8a3c', '#d0641c'), .05, 8, .8, spin=.3); beans(m, .58, .36, .25, 26, .15); sauce(m, .08, -.40, .60, .03, ('#7a3208', '#c8762a'), .30, 1.35, -.05, lumps=.3, gloss=.06, oil='#c87a20'); m.done(); M = medallion()
    for k in range(7): x = -.60+.205*k; y = -.22-.04*k+.06*math.sin(k); obj(M[k % 5], (x, y, .20+.02*(k % 2)+max(0, .08-.03*k)), (-.62+R.gauss(0, .05), .40, 1.2+R.gauss(0, .1)), 1.0)
    for k, (x, y) in enumerate(((-.52, -.56), (-.18, -.66), (.20, -.66), (.52, -.56), (.74, -.30))): obj(prune()[k % 4], (x, y, .145), (.2, 0, k), .95)
    sauce(m, .0, -.34, .22, .012, ('#8a3c0c', '#c8782c'), .5, 2.2, -.2, lumps=.1, gloss=.05, z=.38, sink=.06); chopped(m, 'thyme', ('c', 0, -.2, .75), 20, 1.0)
@meal('choirini-tigania-pligouri', 'main', 'table', 5.2)
def _():
    m = bowl('#e2d8c6'); m.base('bulgur'); m.done(); sauce(m, .06, -.14, .80, .05, ('#b87818', '#deb050'), .28, 1.1, .2, lumps=.5, gloss=.12, oil='#c88a20'); top(m, pepper('#4f8a2c'), ('c', .04, -.05, .85), 14, .24, .03, .85, .4); top(m, stewbeef(((0, '#eec48c'), (.35, '#cf8f4c'), (.7, '#8a4c1c'), (1, '#3a1806')), 'tigan', .17), ('c', .04, -.12, .74), 18, .26, .05, 1.0); top(m, pepper(), ('c', .04, -.05, .8), 11, .25, .04, .8, .4); top(m, yellowonion(), ('c', .04, -.05, .8), 9, .28, .03, .9, .4); top(m, tomato_half(), ('ring', .62, .86), 5, .6, .06, .85); oregano(m, ('c', 0, -.1, .8), 110); chopped(m, 'parsley', n=26, big=.42); lemons(m, [(-.66, .36)], .85)
@meal('lavraki-chorta-ladolemono', 'fish', 'table', 4.5, (0, -.02, .2))
def _():
    m = plate('#39505a', '#223038'); sauce(m, .0, -.42, .64, .022, ('#b0962a', '#dcc860'), .25, 1.3, .0, lumps=.1, gloss=.05, oil='#c8b03c', sss=.12, clear=0.5); greens(m, -.36, .34, .48, 60, .16); P = lump('bpot', (.17, .14, .12), '#f2dc98', '#c4862e', 2.8, .10, 4, 20, 5, rough=.35, coat=.35, sss=.15, nscale=5); top(m, P, ('c', .48, .34, .36), 9, .26, .11, 1.0, .3); top(m, zucchini(False), ('c', .10, .46, .26), 6, .2, .06, .85, .35); chopped(m, 'parsley', ('c', .48, .34, .4), 20, .4)
    B = bass(); obj(B[0], (-.02, -.16, .19), (.02, 0, -.10), 1.02); obj(B[1], (.06, -.46, .25), (.10, -.02, .10), 1.0); lemons(m, [(.74, .02), (.78, -.18)], .78); oregano(m, ('c', 0, -.3, .7), 70); chopped(m, 'parsley', ('c', 0, -.2, .8), 22, .42)
@meal('solomos-kinoa-spanaki', 'fish', 'table', 5.2)
def _():
    m = bowl('#34484b', '#1e2a2b'); m.base('quinoa'); m.put('spinach', ('sec', 105, 205, .35, .84), 34, .8); m.put('cucumber', ('sec', 22, 84, .66, .84)); m.put('radish', ('sec', 34, 84, .38, .56)); m.put('edamame', ('sec', -26, 16, .60, .86), 26); m.done()
    obj(salmon2()[0], (.02, -.26, m.p.h(0, -.26)+.17), (.10, -.04, -.22), 1.12); lemons(m, [(-.62, -.56), (-.46, -.70)], .75); chopped(m, 'dill', ('c', .02, -.26, .55), 16, .8); sesame(m, ('c', .0, -.25, .6), 90)
@meal('mpakaliaros-plaki', 'fish', 'table', 5.1)
def _():
    m = bowl('#b9653f', '#7a3d24', level=.36); broth(m, ('#8f220a', '#c8481c'), bump=.5, gloss=.12); m.p.bumps.append((0, -.05, .7, .05)); float_(m, tomdice(), ('all',), 60, .13, .02, 1.1); top(m, potround(), ('ring', .40, .90), 13, .36, .06, 1.05, .3); top(m, wedge2(), ('ring', .5, .85), 5, .6, .08, .9, .3)
    obj(cod()[0], (-.05, -.10, .62), (.10, .04, -.25), 1.10); top(m, yellowonion(), ('all',), 20, .25, .03, 1.0, .4); top(m, pepper('#5f8f34'), ('ring', .3, .9), 8, .4, .04, .7, .4); top(m, olive(), ('ring', .45, .9), 7, .4, .06, .95); sauce(m, -.12, -.06, .20, .015, ('#a8300e', '#d45c24'), .5, 1.6, -.3, lumps=.4, gloss=.1, z=.80, sink=.10); oils(m, ('all',), 50, ('#cf7a1c', '#e6a23a'), .08, .8); chopped(m, 'parsley', n=40, big=.48)
@meal('chtapodi-stifado', 'fish')
def _():
    m = bowl('#e7ddca', '#77624a', level=.42); broth(m, ('#6f1c0a', '#a8421c'), bump=.3); pr = pipe('mac', .115, .050, .032, ('#d48a44', '#e8ac6c'), .05); float_(m, pr, ('all',), 260, .095, .04, 1.0, .4); float_(m, pr, ('c', 0, 0, .9), 90, .15, .11, 1.0, .5); top(m, octopus(), ('c', 0, -.05, .75), 13, .34, .07, 1.05, .3); top(m, onionlet(), ('c', 0, 0, .9), 12, .34, .05, 1.0); lay(leaf('bay')[0], .3, .4, .05, (.2, 0, .6), 1.0); oils(m, ('all',), 30, ('#b85a1a', '#d8842e'), .1, .7); chopped(m, 'parsley', n=30, big=.45)
@meal('garides-kritharaki-feta', 'fish', 'high', 5.4)
def _():
    m = bowl('#3e5660', '#24343b', level=.44); GRAIN['orzo2'] = (redorzo, GRAIN['orzo'][1], '#b8481c'); m.base('orzo2'); m.done(); [sauce(m, x, y, r, .03, ('#a82a0c', '#d8602a'), .4, 1.2, x, lumps=.6, gloss=.1, oil='#d8842c') for x, y, r in ((-.4, .3, .34), (.45, -.3, .36), (0, 0, .45))]; top(m, tomdice(), ('all',), 34, .2, .01, 1.0); top(m, pepper(), ('c', 0, 0, .85), 10, .33, .03, .7, .4)
    top(m, shrimp(), ('c', 0, -.05, .82), 11, .37, .09, 1.25, .25); top(m, fetacrumb(.085), ('c', 0, 0, .85), 16, .26, .03, 1.0, .8); m.p.garnish(fetacrumb(.03), ('c', 0, 0, .85), 60, 1, .01); sprig(m, .05, .1, 'basil', 6, 1.0); chopped(m, 'basil', ('c', 0, 0, .8), 8, .6); oregano(m, n=50); paprika(m, n=30)
@meal('salata-nisouaz-tonos', 'fish', 'high', 4.7, (0, 0, .25))
def _():
    m = plate('#ece5d8'); m.p.bumps.append((0, 0, .95, .10)); m.put('lettuce', ('c', 0, 0, .84), 30, .72); [setattr(o, 'location', o.location+Vector((0, 0, -.05))) for o in bpy.data.objects if o.name.startswith('leaf')]; m.done()
    top(m, greenbean('#3f7d23', .34, .021), ('c', -.50, .34, .30), 20, .08, .05, .95, .15); P = lump('bpot', (.15, .13, .12), '#f2dc98', '#e0bf6c', 3.4, .07, 4, 20, 5, rough=.35, coat=.3, sss=.15, nscale=4); top(m, P, ('c', .50, -.34, .34), 9, .24, .09, 1.0, .3); top(m, tuna(), ('c', -.08, .06, .34), 8, .27, .06, 1.15, .35)
    [lay(egg_half()[k % 2], x, y, .10, (.42, .12*(-1)**k, k*1.2-.4), 1.08) for k, (x, y) in enumerate(((-.44, -.40), (.02, -.58)))]; top(m, tomato_half(), ('ring', .55, .88), 8, .42, .07, .85); top(m, olive(), ('c', 0, 0, .8), 8, .36, .06, .92); top(m, onion(), ('c', 0, 0, .75), 9, .3, .03, .85, .4); m.p.garnish(caper(), ('c', -.05, -.1, .5), 20, 1, .02); chopped(m, 'parsley', n=18, big=.42); drip(m, ((-.5, -.4), (-.2, -.1), (.1, -.35), (.3, .05)), '#c9a23a', .016)
@meal('noodles-garides', 'fish', 'table', 5.2)
def _():
    m = bowl('#2f3d44', '#1b2429', level=.30, dome=0); m.base(None, '#c9b48a'); obj(tangle(1.06, .46, 210, .0165, ('#e2c48a', '#f3e2b8'), .2, .6, sss=.2), (0, 0, .26)); m.done(); top(m, shred('#ee7a1c', '#f7a244', .34, .011), ('all',), 90, .05, .02, 1.1, .5); top(m, shred('#ee7a1c', '#f7a244', .34, .011), ('c', -.40, .35, .36), 60, .03, .04, 1.2, .5); top(m, shred(), ('c', .45, .34, .36), 80, .03, .04, 1.2, .5); top(m, pepper(), ('all',), 12, .3, .03, .62, .4); top(m, bean('#6fae3a', '#9acb5a', .85), ('all',), 22, .22, .03, .95)
    top(m, shrimp(), ('c', 0, -.10, .68), 9, .38, .07, 1.25, .3); m.p.garnish(peanut(), ('c', 0, 0, .85), 34, 1.05, .02); m.p.garnish(springonion(), ('c', 0, 0, .85), 36, .85, .01); sprig(m, .06, .06, 'coriander', 6, 1.1); chopped(m, 'coriander', n=20, big=.55); lemons(m, [(-.74, -.42), (-.60, -.58)], .95, lime=True); drip(m, ((-.4, -.2), (0, .1), (.3, -.3)), '#3a1a0c', .010)
@meal('fasolada', 'vegan', 'table', 5.1)
def _():
    m = soup(('#b8501a', '#d98236'), '#e8e0d0', '#77624a', level=.50, gloss=.06, bump=.10); B = bean('#cf9e62', '#e2bc88', 1.12); float_(m, B, ('all',), 96, .165, -.030, 1.0, .3, .012); float_(m, carrot(), ('all',), 20, .27, .012, .85, .16, .008); float_(m, celery(), ('all',), 20, .25, .0, .85, .4, .012); m.p.garnish(yellowonion(), ('all',), 9, .8, -.01, .2); float_(m, B, ('c', 0, -.05, .75), 12, .34, .02, 1.0, .5)
    oils(m, ('all',), 110, ('#c87a1a', '#e6a83a'), .06, .85); top(m, olive(), ('c', .55, .45, .26), 3, .24, .05); chopped(m, 'parsley', ('all',), 40, .5)
@meal('gigantes-plaki', 'vegan', 'table', 5.1)
def _():
    m = soup(('#8f240a', '#c4501e'), '#3a4448', '#22292c', level=.44, bump=.5, gloss=.1); B = bean('#c98f54', '#e0b47e', 1.85); float_(m, B, ('all',), 74, .205, .015, 1.0, .45); float_(m, tomdice(), ('all',), 60, .14, .05, 1.0); top(m, carrot(), ('all',), 9, .42, .02, .8, .35); top(m, celery(), ('all',), 12, .35, .02, .85); top(m, yellowonion(), ('all',), 14, .3, .03, .95, .4); [sauce(m, x, y, .24, .02, ('#96260a', '#cc5420'), .4, 1.3, x, lumps=.6, gloss=.1, z=.52, sink=.08) for x, y in ((-.4, .2), (.35, .4), (.1, -.4))]; oils(m, ('all',), 70, ('#cf7a1a', '#e6a436'), .07, .85); oregano(m, n=110); chopped(m, 'parsley', n=36, big=.48)
@meal('spanakoryzo', 'vegan', 'table', 5.2)
def _():
    m = bowl('#d9b27a', '#8a6236', level=.44, dome=.12); m.base(None, material=creamy('#5a7230', '#3f5e20', .4, 8)); G = lump('grice', (.046, .0115, .011), '#ddd3a0', '#c2bd74', 2.3, 0, n=6, rough=.3, coat=.5, sss=0, bump=0); m.p.grains(G, ('all',), 6500, .05, .6); L = leaf('spinach')
    for k in range(210):
        x, y = m.p.sample(('all',)); obj(R.choice(L), (x, y, m.p.h(x, y)+R.uniform(.02, .08)), (R.gauss(0, .7), R.gauss(0, .7), R.uniform(0, 6)), R.uniform(.32, .70))
    m.p.grains(G, ('all',), 900, .10, .6); top(m, leekring(), ('all',), 9, .42, .02, .8, .3); m.p.garnish(springonion(), ('all',), 30, .9, .01); m.p.garnish(pr_bits()[:4], ('all',), 26, 1.0, .02); chopped(m, 'dill', n=46, big=.75); lemons(m, [(.56, -.40), (.72, -.22)], .85); oils(m, ('all',), 20, d=.1, s=.6)
@meal('gemista', 'vegan', 'low', 5.1, (0, 0, .50))
def _():
    m = bowl('#a8532f', '#6a3018', level=.24); broth(m, ('#96340c', '#d07a2c'), bump=.25, gloss=.06); W = wedge2()
    for k in range(11): a = k*.571+.2; q = .88+R.gauss(0, .04); obj(W[k % 6], (q*math.cos(a), q*math.sin(a), .38+R.uniform(0, .05)), (R.gauss(0, .2), R.gauss(0, .15), a+R.uniform(.9, 2.0)), .9)
    stuffed2('tomato', -.46, -.12, .58, 1.10, .3); stuffed2('tomato', .10, .50, .60, 1.10, 1.7); stuffed2('pepper', .46, -.22, .62, 1.08, 2.6); oils(m, ('ring', .3, .95), 40, ('#cf7a1c', '#e6a23a'), .08, .9); chopped(m, 'parsley', ('all',), 16, .42); m.p.garnish(leaf('mint'), ('c', .0, -.5, .3), 4, .8, .02)
@meal('revithia-fournou', 'vegan')
def _():
    m = soup(('#c99a3a', '#e6c67c'), '#9a5a38', '#5a3220', level=.46, gloss=.08); m.p.grains(chickpea(), ('all',), 520, .04, .9, 1.0); top(m, yellowonion(), ('all',), 20, .24, .03, 1.0, .4); top(m, carrot(), ('all',), 10, .38, .02, .75, .3); top(m, tomdice(), ('all',), 9, .4, .0, .9); oils(m, ('all',), 50, d=.08, s=.9); chopped(m, 'rosemary', n=9, big=1.0); lay(leaf('bay')[0], -.35, .45, .05, (.1, 0, 2), 1.0); lemons(m, [(.54, .36)], .9)
@meal('tofu-mpol-kinoa', 'vegan', 'high', 5.4)
def _():
    m = bowl('#3b3a38', '#22211f'); m.base('quinoa'); m.put('cabbage', ('sec', 85, 140, .42, .84), 110); m.put('kale', ('sec', 148, 202, .45, .85), 14); m.put('edamame', ('sec', -24, 10, .45, .86), 26); m.done(); C = cube('sweetpotato', .115); top(m, C, ('sec', 14, 78, .42, .86), 13, .235, .10, 1.0, .25); top(m, C, ('sec', 24, 68, .50, .74), 4, .25, .10, .95, .4); top(m, tofu(), ('sec', 206, 282, .28, .84), 11, .28, .08, 1.0, .25); top(m, tofu(), ('sec', 222, 268, .40, .70), 3, .3, .09, 1.0, .3); avofan(m, .22, -.44, 5, .09, .0, 1.75, .10)
    s = potof(-.02, .08, .29, '#e6ddcc', .30, .80, .44); m.p.dollop(-.02, .08, .26, .07, '#e2cda0', z=s.z-.02); m.p.garnish(seed('#f0dfb6', '#fbf0d2'), ('all',), 130, 1.0); lemons(m, [(-.80, -.14)], .75, lime=True)
@meal('kari-revithia-karyda', 'vegan', 'table', 5.2)
def _():
    m = bowl('#8b4a34', '#5a2c1e', level=.42); m.base('rice'); m.done(); sauce(m, .18, -.18, .92, .13, ('#c8821a', '#ecbc52'), .24, 1.05, .2, lumps=.5, oil='#dc9a1c', gloss=.13); CP = lump('cpcurry', (.074, .068, .066), '#d9a040', '#e8bf6c', 2.0, .06, 14, 12, rough=.2, coat=.6, sss=.12, nscale=9); top(m, CP, ('c', .18, -.18, .80), 62, .15, -.012, 1.0, .8); top(m, leaf('spinach'), ('c', .18, -.16, .74), 17, .26, .01, .5, .4); top(m, tomdice(), ('c', .18, -.16, .74), 9, .3, .01, .8); drip(m, ((-.2, -.3), (.1, -.02), (.35, -.4), (.65, -.1)), '#f4ead0', .018, .3); oils(m, ('c', .18, -.18, .8), 30, ('#dc9a1c', '#ecba40'), .08, .7); sprig(m, .12, .04, 'coriander', 6, 1.1); chopped(m, 'coriander', ('c', .15, -.15, .9), 18, .55)
@meal('spageti-ragou-fakis', 'vegan', 'table', 4.9, (0, -.02, .38))
def _():
    m = bowl('#e7ddca', '#77624a', level=.26, dome=0); m.base(None, '#a5763c'); obj(tangle(1.02, .52, 230, .0165, ('#b07c40', '#d0a066'), .28, .5), (0, 0, .22)); m.done(); bpy.context.view_layer.update(); z = hit(0, 0)[1].z; s = Spot(z-.12, 1.2, .12); sauce(s, 0, -.04, .60, .12, ('#641804', '#a8401a'), .32, 1.15, .2, lumps=.7, gloss=.14, oil='#b8581c', sink=.20); L = lentil('#4a2614', '#74421f'); m.p.garnish(L, ('c', 0, -.04, .60), 900, 1.2, .006, .7)
    top(m, mushslice(), ('c', 0, -.02, .55), 7, .3, .03, .62, .5); D = lump('cdice', (.042, .040, .036), '#e6761e', '#f09a3c', 5, .06, n=8); m.p.garnish(D, ('c', 0, -.02, .6), 34, 1, .01); m.p.garnish(lump('cel2', (.042, .03, .03), '#9aba5a', '#b8d07a', 4, .06, n=8), ('c', 0, -.02, .6), 14, 1, .01); m.p.garnish(tomdice(), ('c', 0, 0, .65), 26, .6, .01); sprig(m, .03, .06, 'basil', 6, 1.0); chopped(m, 'basil', ('c', 0, 0, .7), 6, .5); oils(m, ('c', 0, 0, .6), 24, ('#b8601a', '#d8882e'), .08, .6)
@meal('imam-pligouri', 'vegan', 'table', 4.5, (0, -.02, .2))
def _():
    m = plate('#ece5d8'); mound(m, 0, 0, .92, .10, 'bulgur'); m.done(); top(m, chickpea(), ('c', 0, 0, .88), 44, .15, .02, .95)
    for i, (x, y, a) in enumerate(((-.04, .26, .14), (.04, -.26, -.06))):
        o = obj(aubergine_half()[i % 2], (x, y, m.p.h(x, y)+.15), (0, 0, a), 1.10); z = o.location.z; sauce(Spot(z-.02, 2), 0, 0, .27, .10, ('#96240a', '#cc5420'), .22, 1.75, a, lumps=.9, gloss=.1, oil='#d0842c', sink=.06).location = (x-.08, y, 0)
        top(m, tomdice(), ('c', x-.1, y, .26), 12, .12, .02, .95); top(m, yellowonion(), ('c', x-.1, y, .34), 12, .12, .02, .75, .4); top(m, pr_bits()[:4], ('c', x-.05, y, .34), 9, .12, .015)
    oils(m, ('c', 0, 0, .8), 34, ('#cf8a1c', '#e6ae3a'), .09, .7); chopped(m, 'parsley', n=40, big=.45)
@meal('salata-fakis-feta', 'vegan', 'table', 5.2)
def _():
    m = bowl('#e8e0d0', '#77624a', level=.42); m.base('lentil'); m.put('rocket', ('sec', 118, 218, .45, .86), 22, .8); m.put('tomato', ('sec', 20, 105, .35, .86), 8); m.put('cucumber', ('sec', -48, 12, .66, .84)); m.put('cucumber', ('sec', -42, 5, .42, .56)); m.done()
    top(m, fetacrumb(.11), ('c', -.10, -.14, .46), 12, .22, .05, 1.0, .7); top(m, olive(), ('c', .0, -.35, .55), 8, .3, .06, .92); top(m, onion(), ('c', -.05, -.05, .7), 16, .2, .03, .85, .5); m.p.garnish(fetacrumb(.028), ('c', -.1, -.1, .6), 60, 1, .01); chopped(m, 'parsley', n=30, big=.45); m.p.garnish(leaf('mint'), ('c', -.08, .02, .14), 5, 1.0, .03, .3); oils(m, ('all',), 24, d=.1, s=.6)
@meal('lazania-spanaki-anthotyro', 'main', 'low', 4.3, (0, 0, .38))
def _():
    m = plate('#ece5d8'); sauce(m, -.05, -.2, .80, .03, ('#9a220a', '#d25426'), .24, 1.15, 0, lumps=.35, gloss=.1, oil='#d8822c'); lasagne(-.02, .02, -.38, 1.0); bpy.context.view_layer.update(); z = hit(0, .05)[1].z; sauce(Spot(z-.01, 2), 0, 0, .36, .035, ('#a8260c', '#d45826'), .4, 1.2, .3, lumps=.5, gloss=.1, oil='#d8822c', sink=.03); top(m, fetacrumb(.05), ('c', 0, .02, .44), 16, .16, .02, 1, .8); m.p.garnish(fetacrumb(.028), ('c', 0, .02, .5), 30, 1, .01); sprig(m, 0, .04, 'basil', 6, 1.0)
# ---- breakfast
@meal('vromi-kokkina-frouta', 'breakfast', 'high', 5.0, (0, 0, .45))
def _():
    m = Meal('deep', '#7d95a0', '#3f525c', level=.64, dome=.03); m.base(None, material=mat('porridge', '#e0caa0', '#f3e6c8', nscale=7, rough=.3, sss=.2, bump=.5, bscale=14, bdetail=8, coat=.35)); m.p.grains(oatflake(), ('all',), 210, .004, .14, .85); m.p.grains(seed('#2a2622', '#4a443c', .5), ('all',), 300, .02, .4); m.put('strawberry', ('sec', 25, 135, .42, .84), 6, .95); m.put('raspberry', ('sec', -50, 15, .25, .80), 9); m.put('blueberry', ('sec', 150, 262, .25, .82), 34); m.done(); honey(.0, -.08, .15, .6); m.p.garnish(seed('#2a2622', '#4a443c', .5), ('all',), 90, 1); sprig(m, .02, .02, 'mint', 6, 1.1)
@meal('giaourti-gkranola-meli', 'breakfast', 'high', 5.0, (0, 0, .45))
def _():
    m = Meal('deep', '#a85f45', '#6a3524', level=.60, dome=.0); m.base(None, material=creamy('#f1eadb')); puree(m, 0, 0, .98, .015, ('#fbf5e8', '#f0e6d2'), .045, 6, 1, .3, .05, key='yog'); m.done(); top(m, granola(), ('sec', 70, 200, .30, .92), 70, .10, .03, .85, .8); top(m, oatflake(), ('sec', 70, 200, .30, .92), 30, .12, .03, .9, .8); top(m, blueberry(), ('sec', -48, 22, .34, .86), 20, .175, .06); top(m, raspberry(), ('sec', 212, 300, .40, .84), 7, .26, .09); m.put('kiwi', ('sec', 28, 62, .48, .72), 4, .85); m.done(); honey(-.06, -.14, .18, .5); honey(.10, .12, .08, 1.1); sprig(m, .02, .06, 'mint', 5, 1.0)
@meal('pancakes-vromi-mpanana', 'breakfast', 'low', 4.3, (0, 0, .48))
def _():
    m = plate('#ece5d8'); z = .13; P = pancake()
    for k in range(5): obj(P[k % 4], (R.uniform(-.05, .05), R.uniform(-.04, .04), z), (R.uniform(-.03, .03), R.uniform(-.03, .03), R.uniform(0, 6)), 1.10); z += .114
    s = Spot(z-.06, 2); sauce(s, .02, -.06, .46, .022, ('#a85a10', '#d9922c'), .34, 1.1, .2, lumps=.1, gloss=.04, sss=.15, sink=.03); [sauce(Spot(zz, 2), 0, 0, .07, .03, ('#a85a10', '#d9922c'), .3, .55, 0, lumps=.1, gloss=.04, sink=.04) for zz in ()]
    m.p.dollop(-.04, .06, .27, .15, '#f4eddc', z=z-.045)
    for x, y, a in ((.26, -.12, .3), (-.30, -.14, 2.4), (.18, .28, 4.0), (-.02, -.30, 1.2)): obj(R.choice(strawberry()), (x, y, z+.055), (-.35, R.uniform(-.2, .2), a), .95)
    for k, (x, y) in enumerate(((-.86, -.08), (-.80, -.30), (-.64, -.48))): obj(banana()[k % 4], (x, y, .17), (-.35, .15, k), 1.0)
    for k, (x, y) in enumerate(((.82, -.28), (.66, -.50))): obj(strawberry()[k], (x, y, .17), (-.3, .1, 1+k), .95)
    sprig(m, -.04, .08, 'mint', 5, .9); m.p.garnish(seed('#7a3c16', '#8f4c20', .4), ('c', 0, 0, .6), 70, 1)
@meal('omeleta-galopoula-manitaria', 'breakfast', 'table', 4.4, (0, -.02, .2))
def _():
    m = plate('#7d95a0', '#3f525c'); [obj(bread()[k], l, r, .84) for k, (l, r) in enumerate((((.42, .50, .22), (.34, -.1, .35)), ((.06, .62, .20), (.30, .1, -.15))))]; obj(omelette()[0], (-.02, -.18, .20), (0, 0, .08), 1.12); m.done(); H = lump('ham', (.15, .12, .012), '#ecc0a8', '#d8a088', 2.6, .12, 3, 18, 5, rough=.35, coat=.25, sss=.2)
    top(m, H, ('c', -.02, -.30, .46), 8, .22, .03, 1.0, .5); top(m, mushslice(), ('c', -.02, -.26, .52), 11, .2, .04, 1.0, .4); top(m, leaf('spinach'), ('c', -.02, -.28, .5), 10, .2, .03, .5, .5); top(m, leaf('spinach'), ('c', -.64, .34, .22), 8, .13, .04, .62, .4); m.p.garnish(shred('#f2c850', '#f8dc84', .09, .008), ('c', -.02, -.25, .5), 50, 1, .02, .6); chopped(m, 'parsley', ('c', -.02, -.2, .6), 20, .4); pepperdust(m, ('c', 0, -.2, .6), 60)
@meal('kagianas-feta', 'breakfast', 'table', 4.3, (0, -.02, .2))
def _():
    m = plate('#a85f45', '#6a3524'); [obj(bread()[k], l, r, .86) for k, (l, r) in enumerate((((.54, .48, .22), (.36, -.15, -.5)), ((.18, .64, .20), (.32, .0, -.1))))]; m.p.bumps.append((-.08, -.12, .80, .14)); sauce(m, -.08, -.12, .74, .02, ('#c2461a', '#e8903c'), .2, 1.1, 0, lumps=.5, gloss=.1, oil='#e0882c'); float_(m, curd(), ('c', -.08, -.12, .66), 60, .14, .03, 1.0, .4); top(m, tomdice(), ('c', -.08, -.12, .66), 24, .16, .0, 1.0); top(m, curd(), ('c', -.08, -.12, .5), 9, .26, .02, .95, .4); top(m, fetacrumb(.085), ('c', -.08, -.12, .58), 14, .22, .03, 1.0, .8); m.p.garnish(fetacrumb(.028), ('c', -.08, -.12, .6), 50, 1, .01); oregano(m, ('c', -.08, -.12, .65), 150); pepperdust(m, ('c', -.08, -.1, .6), 50); oils(m, ('c', -.08, -.12, .65), 24, ('#e08a24', '#eeae48'), .09, .6)
@meal('poutigka-chia-mango', 'breakfast', 'low', 4.5, (0, 0, .66))
def _():
    m = jar(.92, [(0, '#d3c6aa'), (.60, '#f2a021')], creamy('#d9cdb2')); C = seed('#2a2622', '#4a443c', .55)
    for k in range(700): a = R.uniform(0, 6.28); z = R.uniform(.1, .6); r = .715+.048*(z-.12)/.48-.008; obj(R.choice(C), (r*math.cos(a), r*math.sin(a), z), (math.pi/2, R.uniform(0, 6), a+math.pi/2), 1.0)
    m.p.garnish(C, ('all',), 420, 1); top(m, cube('mango', .095), ('c', 0, 0, .64), 18, .16, .07, 1.0, .5); top(m, cube('mango', .095), ('c', 0, 0, .4), 7, .2, .07, .95, .5); m.p.garnish(shred('#f8f2e4', '#ffffff', .14, .012), ('c', 0, 0, .66), 50, 1, .02, .6); sprig(m, .02, .02, 'mint', 5, .9)
@meal('santouits-galopoula-gkounta', 'breakfast', 'low', 4.75, (-.02, 0, .46))
def _():
    m = plate('#7d95a0', '#3f525c')
    for x, y, z, r in ((-.20, -.26, .09, (0, 0, .20)), (.20, .30, .40, (-.62, 0, -.20))):
        for part in sandwich(): obj(part, (x, y, z), r, 1.06)
@meal('tost-avokanto-avgo', 'breakfast', 'table', 4.15, (0, -.04, .22))
def _():
    m = plate('#7d95a0', '#3f525c'); b = bread()
    for k, (x, y, a) in enumerate(((-.42, .06, .25), (.44, -.02, -.2))):
        obj(b[k], (x, y, .14), (0, 0, a), .98); puree(Spot(.195, 2), 0, 0, .37, .06, ('#c3cc62', '#8fa83a'), .045, 6, .78, .4, .2, key='avo').location = (x, y-.01, 0)
    obj(poached2()[0], (-.42, .03, .35), (0, 0, .3), .98); avofan(m, .22, .16, 5, .10, -.05, 2.1, .07, .86); m.done(); top(m, tomato_half(), ('c', .50, -.20, .20), 3, .22, .06, .62, .3); top(m, tomato_half(), ('c', .06, -.66, .30), 3, .3, .10, .85); m.p.garnish(pumpkinseed(), ('c', 0, 0, .8), 34, 1, .015); pepperdust(m, ('c', 0, 0, .8), 90); salt(m, ('c', 0, 0, .7), 26)
@meal('porridge-tachini-petimezi', 'breakfast', 'table', 4.6, (0, 0, .48))
def _():
    m = Meal('deep', '#9a5a3c', '#5f3522', level=.62, dome=.03); m.base(None, material=creamy('#dcc08c', '#efdbb2', .6, 14)); m.p.grains(oatflake(), ('all',), 420, .01, .25, .9); m.put('banana', ('sec', 70, 190, .52, .72), None, 1.0); m.done(); zigzag(m, .04, -.30, .50, .26, 6, -.30, ('#2a0d05', .021)); zigzag(m, .00, -.22, .46, .22, 5, -.30, ('#b98748', .019)); top(m, walnut2(), ('c', .44, .30, .30), 7, .22, .06, 1.0, .6); m.p.garnish(seed('#7a3c16', '#8f4c20', .4), ('all',), 300)
@meal('smoothie-mpol-myrtila', 'breakfast', 'high', 5.0, (0, 0, .45))
def _():
    m = Meal('deep', '#e6ddcc', '#8a7658', level=.58, dome=.0); m.base(None, material=creamy('#5c3458', '#764a6c')); puree(m, 0, 0, .98, .03, ('#7a4a74', '#4f2a4e'), .045, 6, 1, .3, .05, key='smo'); m.done(); top(m, granola(), ('sec', 96, 186, .28, .9), 46, .105, .03, .85, .8); m.put('banana', ('sec', 24, 90, .58, .72)); m.done(); top(m, blueberry(), ('sec', -70, 14, .28, .86), 22, .17, .06); top(m, almond2(), ('sec', 200, 268, .30, .86), 12, .19, .04, .85); m.p.garnish(seed('#2a2622', '#4a443c', .55), ('all',), 160); sprig(m, 0, .0, 'mint', 5, 1.0)
# ---- snacks
@meal('mpoukies-kakao-chourma', 'snack', 'low', 4.1, (0, 0, .34))
def _():
    m = plate('#e9e0cf', '#a08c6e'); q = 1.32; A = protos('bitea', 4, lambda: mesh('ball', *blob((.20, .20, .19), 2.1, 34, .08, 8, oct=4), material=mat('bitea', '#3a1c0e', '#653818', nscale=12, rough=.55, bump=.8, bscale=24, bdetail=8, coat=.1)))
    for k, (x, y, z) in enumerate([(-.42, .25, .19), (-.02, .40, .19), (.40, .25, .19), (-.52, -.14, .19), (-.10, .02, .19), (.32, -.12, .19), (.02, -.38, .19), (-.20, .20, .46), (.14, .12, .46), (-.06, -.12, .46)]): obj(A[k % 4], (x*q, y*q, .08+z*q), [R.uniform(0, 6) for _ in range(3)], 1.26)
    m.p.garnish(seed('#f6efdf', '#fffaf0', 1.0), ('c', -.05, .05, .9), 620, .9, .004, .9); D = lump('almbit', (.045, .035, .02), '#f0dcb0', '#a5622a', 3, .2, n=8); m.p.garnish(D, ('c', 0, 0, .85), 50, 1, .005, .9)
    for x, y in ((-.66, -.50), (-.46, -.66), (.66, -.42)): obj(R.choice(almond2()), (x, y, .13), (0, 0, R.uniform(0, 6)), .95)
@meal('choumous-lachanika', 'snack', 'table', 4.5, (0, .02, .24))
def _():
    m = plate('#39505a', '#223038'); s = potof(-.28, -.26, .56, '#d9cdb8', .42, .84, .07); puree(Spot(s.z, .56), 0, 0, .53, .08, ('#ecd3a0', '#cfa868'), .07, 5, 1, .4, .04, .2, key='hum').location = (-.28, -.26, 0); honey(-.20, -.34, .15, .5, 1.6, ('#a87c0c', '#d8b434')); honey(-.40, -.12, .08, 1.9, 1.8, ('#a87c0c', '#d8b434')); top(m, chickpea(), ('c', -.26, -.24, .13), 5, .11, .04, .85); m.p.garnish(seed('#8a5a2a', '#a5743c', .5), ('c', -.28, -.26, .45), 70); chopped(m, 'parsley', ('c', -.28, -.26, .42), 16, .4)
    for kind, x, y, a, n in (('carrot', .30, .40, .35, 11), ('cucumber', .62, .02, -.5, 9), ('pepper', .44, -.42, -1.1, 9)):
        pr = stick(kind, .38)
        for k in range(n): q = (k % 4-1.5)*.115; l = .06+.10*(k//4); obj(R.choice(pr), (x-q*math.sin(a)+R.gauss(0, .03), y+q*math.cos(a)+R.gauss(0, .03), .08+l), (R.uniform(-.2, .2), R.uniform(-.06, .06), a+R.gauss(0, .09)), 1.0)
    for k in range(4): obj(stick('carrot', .38)[k], (-.44+.16*k, .44+.04*(k % 2), .16), (0, -.1, 1.2+R.gauss(0, .2)), .95)
@meal('ryzogalo-kanela', 'snack', 'table', 4.25, (.07, -.02, .42))
def _():
    m = Meal('pot', '#8f3f28', '#4a1c10', level=.66, dome=.02); m.base(None, material=creamy('#f0e2c2', '#f8eed6', .35, 20)); G = lump('rz', (.075, .030, .028), '#f3e7cb', '#faf2de', 2.1, .03, n=8, rough=.3, coat=.35, sss=.35, bump=0); float_(m, G, ('all',), 300, .066, -.006, .95, .15, .008); sauce(m, 0, 0, .80, .016, ('#f3e6ca', '#faf2de'), .03, 1, 0, lumps=.35, gloss=.22, sss=.3, fine=10, sink=.0); C = seed('#6f3412', '#8f4c20', .5)
    for k in range(3600): a = R.uniform(0, 6.28); q = min(.62, abs(R.gauss(0, .25))*(1+.35*mn.noise(Vector((math.cos(a)*1.6, math.sin(a)*1.6, 4))))); x, y = .03+q*math.cos(a), -.02+q*math.sin(a); obj(R.choice(C), (x, y, m.p.h(x, y)+R.uniform(.020, .036)), (R.gauss(0, .5), R.gauss(0, .5), R.uniform(0, 6.28)), R.uniform(.25, .6))
    for k in range(2): t = np.linspace(0, 1, 40); V, F = tube(np.stack([np.linspace(-.62, .62, 14), .02*np.sin(np.linspace(0, 3, 14)), 0*np.linspace(0, 1, 14)], 1), .07, 14, cap=False); obj(mesh('cinn', V, F, material=mat('cinn', '#8a4a20', '#5f2f12', nscale=12, rough=.6, bump=.6, bscale=30)), (1.02+.03*k, -.46-.16*k, .08), (0, 0, .75+.12*k), 1.0, name='table_c')
@meal('spanakopita-trigono', 'snack', 'table', 4.5, (0, 0, .26))
def _():
    m = plate('#39505a', '#223038'); obj(parcel(), (-.44, .36, .24), (.10, 0, .30), .92); obj(parcel(), (.46, .38, .26), (.10, .06, -.55), .92); obj(parcel(True), (.04, -.34, .24), (.10, 0, .10), 1.0)
    m.done(); m.p.garnish(flake(), ('c', 0, 0, .9), 9, .75, .015, .3)
    for k in range(9): a = R.uniform(0, 6.28); obj(flake()[k], (.85*math.cos(a), .85*math.sin(a)*.9, .10), (R.gauss(0, .3), R.gauss(0, .3), R.uniform(0, 6)), .7)
    chopped(m, 'dill', ('c', 0, -.3, .4), 10, .7)
@meal('frouta-epochis', 'snack', 'high', 5.4)
def _():
    m = bowl('#e8e0d0', '#77624a', level=.42); broth(m, ('#c9782a', '#e2a85a'), bump=.1); O = lemon(('#f08a1c', '#ffd9a0', '#e5760c'), .21); float_(m, O, ('all',), 52, .19, .03, .9, .35); float_(m, apple(), ('all',), 12, .34, .06, .8, .4); m.put('orange', ('sec', 22, 96, .5, .75), None, .95); m.put('kiwi', ('sec', 100, 176, .55, .75), None, 1.0); m.done()
    for k in range(9): a = math.radians(188+10*k); obj(apple()[k % 4], (.70*math.cos(a), .70*math.sin(a), m.p.h(.6, 0)+.15), (-.5, .3, a-1.57), 1.05)
    float_(m, grape(), ('sec', -75, 14, .38, .86), 14, .22, .10, 1.0); float_(m, grape(True), ('c', 0, 0, .50), 11, .22, .12, 1.0); top(m, aril(), ('all',), 120, .07, .02, 1.0); sprig(m, .05, .08, 'mint', 6, 1.1)
@meal('giaourti-rodi-fistiki', 'snack', 'table', 4.1, (0, 0, .44))
def _():
    m = Meal('pot', '#4a6470', '#2c3d46', level=.70, dome=.0); m.base(None, material=creamy('#f4eee0')); puree(m, 0, 0, .80, .02, ('#fffaf0', '#f3ebda'), .05, 5, 1, .3, .05, key='yog2', bsc=10); m.done(); honey(.04, -.20, .16, .6); honey(-.05, .05, .08, 1.2); top(m, aril(), ('sec', 70, 250, .10, .86), 80, .072, .03, 1.25); top(m, pistachio2(), ('sec', -95, 60, .30, .86), 30, .115, .035, .95); sprig(m, .04, .22, 'mint', 4, .8)
@meal('mous-sokolatas-avokanto', 'snack', 'table', 4.1, (0, 0, .44))
def _():
    m = Meal('pot', '#e6ddcc', '#8a7658', level=.60, dome=.0); m.base(None, material=creamy('#43200f', '#552a16')); puree(m, 0, 0, .80, .16, ('#5a2c16', '#341608'), .09, 5, 1, .60, .05, key='mous', bsc=12); m.done(); top(m, raspberry(), ('c', .14, .10, .34), 5, .24, .09, 1.15); m.p.garnish(lump('chocs', (.075, .03, .006), '#2a120a', '#3a1a0e', 4, .2, n=8), ('c', -.05, -.05, .66), 60, 1, .02, .6); sprig(m, -.14, .06, 'mint', 5, .85)
@meal('xiroi-karpoi-frouta', 'snack', 'table', 4.5, (0, 0, .50))
def _():
    m = Meal('deep', '#e6ddcc', '#8a7658', level=.56, dome=.14); m.base(None, '#4a2812'); k = ('all',); float_(m, almond2(), k, 50, .19, .03, 1.0, .5, .03); float_(m, raisin2(), k, 40, .19, .04, .95, .6, .03); top(m, hazel2(), k, 20, .30, .06, 1.0, .8); top(m, walnut2(), k, 13, .40, .07, 1.15, .4); top(m, apricot2(), k, 7, .55, .07, 1.0, .4); top(m, almond2(), k, 18, .33, .04, 1.05, .4); top(m, raisin2(), k, 14, .36, .04, 1.0); m.p.garnish(pumpkinseed(), k, 46, 1, .02, .5)
@meal('pasteli-meli-fistiki', 'snack', 'low', 4.0, (0, 0, .26))
def _():
    m = plate('#2f4644', '#1e2a2b'); P = sesame_bar(); [obj(P[k % 2], (x, y, z), (rx, 0, a), 1.16) for k, (x, y, z, rx, a) in enumerate(((-.24, .40, .16, 0, .12), (-.20, .0, .16, 0, .04), (-.24, -.40, .16, 0, -.08), (.14, .26, .33, .05, .5), (.20, -.24, .33, -.05, .3)))]; [obj(R.choice(pistachio2()), (x, y, .13), (R.uniform(0, 6), .2, k), .95) for k, (x, y) in enumerate(((.60, -.50), (.70, -.36), (.50, -.62), (.76, -.20), (.64, .26), (-.74, .16), (-.78, -.06), (.56, .46)))]; s = Spot(.245, 2); [sauce(s, 0, 0, .10, .012, ('#b0660c', '#dc982c'), .5, 1.8, a, lumps=.1, gloss=.03, sink=.02).__setattr__('location', (x, y, 0)) for x, y, a in ((-.44, -.40, .2), (-.40, .02, .6))]; sesame(m, ('c', 0, 0, .9), 70)
# ---- extras
@meal('fileto-kotopoulo', 'extra', 'table', 4.0, (0, -.03, .2))
def _():
    m = plate('#e9e2d2'); sauce(m, 0, -.1, .66, .018, ('#b9962e', '#dcc468'), .25, 1.3, -.1, lumps=.1, gloss=.06, oil='#c8a838'); obj(breast()[0], (.14, .02, .24), (.03, 0, .16), 1.14); S = sliced('chicken'); [obj(S[k], (-.42-.13*k, -.30-.07*k, .20), (Matrix.Rotation(-1.05, 3, 'Z') @ Matrix.Rotation(-.95, 3, 'X')).to_euler(), .92) for k in range(3)]; lemons(m, [(.34, -.52), (.56, -.46)], .85); chopped(m, 'thyme', ('c', 0, -.1, .7), 24, 1.1); salt(m, ('c', 0, -.1, .6), 26)
@meal('fileto-solomou', 'extra', 'table', 4.2, (0, -.04, .18))
def _():
    m = plate('#34484b', '#1e2a2b'); obj(salmon2()[0], (.0, -.06, .26), (.05, -.03, -.2), 1.42); lemons(m, [(.16, .02), (.34, -.08), (-.04, .08)], .80); lemons(m, [(-.70, -.42)], .8); chopped(m, 'dill', ('c', 0, -.05, .8), 40, .95); salt(m, ('c', 0, 0, .6), 20)
@meal('tofu-sousami', 'extra', 'low', 4.35, (0, -.02, .52))
def _():
    m = Meal('deep', '#9a5a3c', '#5f3522', level=.40, dome=.12); m.base(None, material=creamy('#2a0f05', '#4a2210', .5, 18)); T = tofu(True)
    for n, r, z in ((9, .66, .58), (6, .40, .78), (2, .12, .98)):
        for k in range(n): a = 6.283*k/n+r*3; obj(R.choice(T), (r*math.cos(a), r*math.sin(a)*.96, z+R.uniform(-.02, .03)), (R.gauss(0, .28), R.gauss(0, .28), R.uniform(0, 6.28)), R.uniform(1.22, 1.38))
    m.done(); m.p.garnish(seed('#f0dfb6', '#fbf0d2'), ('c', 0, 0, .85), 420, 1.1); m.p.garnish(shred('#f0dc9a', '#f8ecc0', .13, .009), ('c', 0, 0, .30), 26, 1, .02, .6)
@meal('avga-vrasta', 'extra', 'low', 3.7, (0, -.04, .24))
def _():
    m = plate('#2f3d42', '#1c2629'); E = egg_half()
    for x, y, z, rx, ry, rz, k, q in ((-.44, .22, .30, .34, -.10, .55, 0, 1.5), (.40, .34, .30, .30, .12, -.45, 1, 1.5), (.44, -.34, .29, -.26, .10, 3.45, 1, 1.42), (-.24, -.42, .33, -.36, -.06, 2.80, 0, 1.5)): obj(E[k], (x, y, z), (rx, ry, rz), q)
    m.p.garnish(seed('#f6f2ea', '#ffffff', .34), ('c', 0, -.05, .8), 150, 1)
@meal('kastano-ryzi', 'extra', 'low', 4.2, (0, -.02, .58))
def _():
    m = Meal('deep', '#3e5660', '#24343b', level=.60, dome=.34); m.base('brownrice'); m.done(); oils(m, ('all',), 30, d=.12, s=.5); chopped(m, 'parsley', n=170, big=.6); sprig(m, .06, .10, 'parsley', 9, 1.5)
@meal('glykopatata-fournou', 'extra', 'table', 4.3, (0, 0, .5))
def _():
    m = Meal('deep', '#3e5660', '#24343b', level=.44, dome=0); m.base(None, '#b5601f'); m.put('sweetpotato', ('c', 0, 0, .62), 60, 1.28); m.done(); paprika(m, ('c', 0, 0, .8), 200); salt(m, ('c', 0, 0, .8), 60); chopped(m, 'thyme', n=20, big=.9)
@meal('chorta-vrasta', 'extra', 'table', 4.3, (0, -.02, .2))
def _():
    m = plate('#ece5d8'); greens(m, -.02, .04, .84, 130, .24); top(m, zucchini(False), ('c', .32, -.26, .36), 7, .25, .05, .95, .3); lemons(m, [(-.56, -.34), (-.42, -.50)], .9); oils(m, ('all',), 40, ('#b8a02a', '#d8c450'), .07, .7); salt(m, ('c', 0, 0, .7), 40)
@meal('choriatiki-salata', 'extra', 'table', 5.2, (0, 0, .4))
def _():
    m = bowl('#e8e0d0', '#77624a', level=.40); m.base(None, '#a8401e'); float_(m, tomato_half(), ('all',), 40, .22, .06, 1.15, .6); float_(m, cucumber(), ('all',), 26, .26, .13, 1.15, .45); float_(m, tomato_half(), ('all',), 12, .36, .17, 1.1, .5); top(m, pepper('#4f8a2c'), ('all',), 12, .3, .05, 1.0, .5); top(m, onion(), ('all',), 16, .25, .04, 1.1, .4); top(m, olive(), ('all',), 11, .32, .07, 1.05)
    V, F = blob((.42, .30, .095), 8, 40, .06, 3, oct=4); obj(mesh('fetaslab', V, F, material=mat('fetaslab', '#f6efe0', '#e8dcc2', nscale=9, rough=.6, sss=.2, bump=.6, bscale=22, bdetail=8)), (0, -.02, .80), (.10, -.05, .3)); oregano(m, ('c', 0, -.02, .42), 190); drip(m, ((-.35, .1), (-.1, -.15), (.1, .15), (.35, -.1)), '#c9981a', .014); m.p.garnish(fetacrumb(.03), ('c', 0, 0, .6), 16, 1, .01); oregano(m, n=90); oils(m, ('all',), 20, d=.1, s=.6)
@meal('tzatziki-pita', 'extra', 'table', 4.5, (0, .02, .24))
def _():
    m = plate('#39505a', '#223038'); s = potof(-.16, -.20, .60, '#d9cdb8', .42, .84, .07); puree(Spot(s.z, .6), 0, 0, .565, .09, ('#f8f4e8', '#e9e4d2'), .07, 5, 1, .36, .05, .2, key='tz', bsc=34).location = (-.16, -.20, 0); m.p.garnish(shred('#7fae4e', '#d9e8b8', .09, .007), ('c', -.16, -.20, .50), 44, 1, .004, .3); honey(-.08, -.28, .15, .5, 1.6, ('#a87c0c', '#d8b434')); honey(-.30, -.06, .08, 1.9, 1.8, ('#a87c0c', '#d8b434')); chopped(m, 'dill', ('c', -.16, -.20, .44), 10, .5)
    for k, (x, y, z, rx, ry, a) in enumerate(((.66, .32, .18, .15, -.35, 2.6), (.72, -.06, .17, .1, -.40, 2.2), (.34, .58, .18, .2, -.30, 3.2), (.56, -.42, .16, .05, -.36, 1.7))): obj(pita()[k % 4], (x, y, z), (rx, ry, a), .78)
    top(m, cucumber(), ('c', -.62, .42, .26), 4, .2, .06, .9, .4)
@meal('not-found', 'extra', 'table', 5.35)
def _(): bowl('#e2d8c6')

def onefifth(slug): return sum(map(ord, slug)) % 5 == 0
# The second picture of a dish: the same food from near, low and a little aside, with little in focus.
CLOSE = dict(cam_el=31, cam_az=-28, fstop=6.5)
# What that angle does not suit: angles, part of the distance, and where it looks beside the middle.
NEAR = {
    'ryzogalo-kanela': (dict(cam_el=44, cam_az=24, fstop=6), .62, (.10, -.06, .06)),
    'santouits-galopoula-gkounta': (dict(cam_el=22, cam_az=-24, fstop=8), .80, (.02, -.16, -.02)),
    'chorta-vrasta': (dict(cam_el=40, cam_az=-22, fstop=7), .74, (.02, -.10, .06)),
}
def render(name, out, W, spp):
    import denoise
    close, slug = name.startswith('close_'), name.removeprefix('close_')
    t0 = time.time(); fn, cat, view, dist, at = MEAL[slug]; sc = reset(sum(map(ord, slug))); t = TABLE[cat]
    angle, part, by = NEAR.get(slug, (CLOSE, .74, (0, -.06, .04)))
    shot = dict(angle, cam_dist=dist*part, target=tuple(a+b for a, b in zip(at, by))) if close else dict(cam_el=HEIGHTS[view], cam_dist=dist, target=at)
    stage(sc, *t, res=(W, W*3//4), samples=spp, **shot); fn()
    if onefifth(slug): R.seed(slug); c, st = NAPKIN[cat]; napkin((-1.35, .72), .35, col=c, stripe=st)
    tmp = f'{out}/{name}.passes'; denoise.setup_passes(sc, tmp); t1 = time.time(); bpy.ops.render.render(); t2 = time.time()
    denoise.finish(sc, tmp, f'{out}/{name}.tmp.png'); shutil.rmtree(tmp); os.replace(f'{out}/{name}.tmp.png', f'{out}/{name}.png'); print('DONE %s objs=%d build=%.0f render=%.0f denoise=%.0f' % (name, len(bpy.data.objects), t1-t0, t2-t1, time.time()-t2), flush=True)
def main():
    """several processes may share OUTDIR: each slug is claimed with a .lock folder; an existing png is skipped"""
    import traceback
    a = sys.argv[sys.argv.index('--')+1:]; out = os.path.abspath(a[0]); os.makedirs(out, exist_ok=True)
    for s in (list(MEAL) if a[3:] == ['all'] else a[3:]):
        lock = f'{out}/{s}.lock'
        if os.path.exists(f'{out}/{s}.png'): continue
        try: os.mkdir(lock)
        except FileExistsError: continue
        try: render(s, out, int(a[1]), int(a[2]))
        except Exception: print('FAILED', s, flush=True); traceback.print_exc()
        os.rmdir(lock)
if __name__ == '__main__': main()
